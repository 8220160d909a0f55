// The compiler, kept warm: a program per room, from which each look at a trespass starts.
import { relative } from 'node:path';
import { join } from 'node:path/posix';
import ts from 'typescript';
import { collect, type Findings } from '../findings.ts';
import { keepSourceFiles } from './source-files.ts';

type Program = ts.EmitAndSemanticDiagnosticsBuilderProgram;

interface Room {
  readonly config: string;
  readonly host: ts.CompilerHost;
  /** The room without a trespass. */
  readonly program: Program;
}

export interface CompilerLook {
  readonly findings: Findings;
  /** What the compiler now knows of the rooms that it looked at. */
  readonly programs: readonly ts.Program[];
}

export interface Compiler {
  readonly untouched: Findings;
  /**
   * What is wrong in the rooms to which the files belong. No file of another room can be broken by them: no file
   * imports them, and the rooms see each other's declarations, which here are written only once.
   */
  look(files: readonly string[]): CompilerLook;
}

/** Builds every room, in the order in which the tree lists them: each needs the declarations of those before. */
export function warmCompiler(root: string): Compiler {
  const sources = keepSourceFiles();
  const base = root.replaceAll('\\', '/');
  const faults: ts.Diagnostic[] = [];
  const rooms = (settingsOf(join(base, 'tsconfig.json')).projectReferences ?? []).map(
    (reference) => {
      const config = ts.resolveProjectReferencePath(reference);
      const host = sources.hostFor(settingsOf(config).options);
      const program = programOf(config, host);
      faults.push(...faultsIn(program));
      return { config, host, program };
    },
  );
  return {
    untouched: byFile(root, faults),
    look(files) {
      const paths = files.map((file) => join(base, file));
      sources.forget(paths);
      const programs = programsWith(paths, rooms);
      const found = programs.flatMap((program) => faultsIn(program, () => undefined));
      return { findings: byFile(root, found), programs: programs.map((one) => one.getProgram()) };
    },
  };
}

function programsWith(paths: readonly string[], rooms: readonly Room[]): Program[] {
  return rooms
    .filter(({ config }) => settingsOf(config).fileNames.some((path) => paths.includes(path)))
    .map(({ config, host, program }) => programOf(config, host, program));
}

function programOf(config: string, host: ts.CompilerHost, before?: Program): Program {
  const { fileNames, options, errors, projectReferences } = settingsOf(config);
  return ts.createEmitAndSemanticDiagnosticsBuilderProgram(
    fileNames,
    options,
    host,
    before,
    errors,
    projectReferences,
  );
}

/** As `tsc -b` tells them: it asks the next question only if the one before found nothing, and then writes. */
function faultsIn(program: Program, write?: ts.WriteFileCallback): readonly ts.Diagnostic[] {
  const questions = [
    () => [...program.getConfigFileParsingDiagnostics(), ...program.getSyntacticDiagnostics()],
    () => [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()],
    () => program.getSemanticDiagnostics(),
  ];
  let faults: readonly ts.Diagnostic[] = [];
  for (const ask of questions) if (faults.length === 0) faults = ask();
  return [...faults, ...program.emit(undefined, write).diagnostics];
}

function settingsOf(config: string): ts.ParsedCommandLine {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic({ messageText }: ts.Diagnostic): never {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const settings = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  if (!settings) throw new Error(`${config} cannot be read.`);
  return settings;
}

function byFile(root: string, faults: readonly ts.Diagnostic[]): Findings {
  return collect(
    faults.map(({ file, code }) => [file ? relative(root, file.fileName) : '', `TS${code}`]),
  );
}
