// The page starts here.
import { render } from 'preact';
import { openBridge } from './bridge.ts';
import { App } from './screens/app.tsx';

document.documentElement.lang = navigator.language.startsWith('fr') ? 'fr' : 'en';
render(<App bridge={openBridge(window)} />, document.getElementById('page')!);
