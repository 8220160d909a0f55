// The figures of one run as tables: ratios first, since they mean something on another machine too.
import type { Cost } from './costs.ts';
import { games, type Game } from './contest.ts';
import type { Row } from './measure.ts';

export interface Run {
  readonly date: string;
  readonly machine: string;
  readonly rows: readonly Row[];
  readonly costs: readonly Cost[];
}

export function reportText({ date, machine, rows, costs }: Run): string {
  return [
    `Measured on ${date}: ${machine}.`,
    ...games.flatMap((game) => ['', `### ${game}`, '', ...gameTable(rows, game)]),
    '',
    '### Single steps',
    '',
    ...costTable(costs),
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

function whole(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

function times(ratio: number): string {
  return ratio >= 10 ? whole(ratio) : ratio.toPrecision(2);
}

function microseconds(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(1)} ms` : `${value.toFixed(1)} µs`;
}
