/** A setting that can't be used: its message is one line for whoever starts the program. */
export class ConfigError extends Error {}
