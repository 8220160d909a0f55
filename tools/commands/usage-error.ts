// A call of the command line that makes no sense, in one sentence; the help text follows it.

export class UsageError extends Error {}
