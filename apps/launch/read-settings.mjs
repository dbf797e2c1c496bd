import { existsSync } from 'node:fs'
import { inProject } from './project.mjs'

/** Reads the settings in `.env` as Node's own `--env-file` does: what the environment has already stays. */
export function readSettings(file = inProject('.env')) {
  if (existsSync(file)) process.loadEnvFile(file)
}
