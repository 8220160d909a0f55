// The heading of a screen: takes the focus and names the window when the screen is entered.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePage } from '../screens/page.ts';

export function Heading({ children }: { readonly children: ComponentChildren }) {
  const { say, language } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const [name, app] = [heading.current?.textContent ?? '', say('app.name')];
    document.title = name === app ? app : `${name} · ${app}`;
  }, [children, language]);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
