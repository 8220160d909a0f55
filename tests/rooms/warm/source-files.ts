// Source files that were read once, shared by all rooms that read them in the same way.
import ts from 'typescript';

export interface SourceFiles {
  /** A host for a room with these settings. */
  hostFor(options: ts.CompilerOptions): ts.CompilerHost;
  forget(paths: readonly string[]): void;
}

export function keepSourceFiles(): SourceFiles {
  const kept = new Map<string, Map<string, ts.SourceFile | undefined>>();
  const registry = ts.createDocumentRegistry();
  return {
    hostFor(options) {
      const host = ts.createIncrementalCompilerHost(options);
      const read = host.getSourceFile.bind(host);
      const settings = registry.getKeyForCompilationSettings(options);
      host.getSourceFile = (path, how, ...more) => {
        const files = kept.get(path) ?? new Map<string, ts.SourceFile | undefined>();
        kept.set(path, files);
        const manner = `${settings} ${JSON.stringify(how)}`;
        if (!files.has(manner)) files.set(manner, read(path, how, ...more));
        return files.get(manner);
      };
      return host;
    },
    forget(paths) {
      for (const path of paths) kept.delete(path);
    },
  };
}
