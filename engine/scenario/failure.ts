// A case that cannot go on: what it asks for does not exist.

export class ScenarioFailure extends Error {}
