// The figures of one run as tables: ratios first, since they mean something on another machine too.
import type { Cost } from './costs.ts';
import { games, type Game } from './contest.ts';
import type { Row } from './measure.ts';
import type { Measured } from './series.ts';

export interface Run {
  readonly date: string;
  readonly machine: string;
  readonly rows: readonly Row[];
  readonly costs: readonly Cost[];
  readonly measured: readonly Measured[];
}

export function reportText({ date, machine, rows, costs, measured }: Run): string {
  return [
    `Measured on ${date}: ${machine}.`,
    ...games.flatMap((game) => ['', `### ${game}`, '', ...gameTable(rows, game)]),
    '',
    '### Single steps',
    '',
    ...costTable(costs),
    '',
    '### A synthetic card game: six players, 30 live triggers',
    '',
    ...sizeTable(measured),
  ].join('\n');
}

function gameTable(rows: readonly Row[], game: Game): string[] {
  const here = rows.filter((row) => row.game === game);
  const own = here.find(({ id }) => id === 'ours');
  const lines = here
    .toSorted((a, b) => b.median - a.median)
    .map((row) => {
      const ratio = own ? own.median / row.median : NaN;
      const cells = [
        row.label,
        whole(row.median),
        whole(row.best),
        whole(row.median / row.length),
        times(ratio),
      ];
      return `| ${cells.join(' | ')} | ${row.includes} |`;
    });
  return [
    '| engine | moves/s, median | best | games/s | Tablekeep is … times as fast | one move includes |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...lines,
  ];
}

function costTable(costs: readonly Cost[]): string[] {
  const steps = [...new Set(costs.map(({ step }) => step))];
  const lines = steps.map((step) => {
    const cells = games.map((game) => {
      const found = costs.find((cost) => cost.game === game && cost.step === step);
      return found ? microseconds(found.microseconds) : '';
    });
    return `| ${step} | ${cells.join(' | ')} |`;
  });
  return [
    `| step | ${games.join(' | ')} |`,
    `| --- | ${games.map(() => '---:').join(' | ')} |`,
    ...lines,
  ];
}

/** The cost of a decision, and of a whole state, as the number of pieces grows. */
function sizeTable(measured: readonly Measured[]): string[] {
  const sorted = measured.toSorted((a, b) => a.pieces - b.pieces);
  const line = (label: string, cells: readonly string[]) => `| ${label} | ${cells.join(' | ')} |`;
  const steps = sorted[0]?.steps.map(([step]) => step) ?? [];
  return [
    line(
      'pieces',
      sorted.map(({ pieces }) => whole(pieces)),
    ),
    line(
      '---',
      sorted.map(() => '---:'),
    ),
    line(
      'decisions/s, played in place',
      sorted.map(({ inPlace }) => whole(inPlace)),
    ),
    line(
      'decisions/s, a new state and events for each answer',
      sorted.map(({ answered }) => whole(answered)),
    ),
    ...steps.map((step, i) =>
      line(
        step,
        sorted.map((one) => microseconds(one.steps[i]![1])),
      ),
    ),
  ];
}

function whole(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

function times(ratio: number): string {
  return ratio >= 10 ? whole(ratio) : ratio.toPrecision(2);
}

function microseconds(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(1)} ms` : `${value.toFixed(1)} µs`;
}
