import { plainReason } from '../wiring/plain-reason.ts'
import { writePrivately } from '../wiring/config/private-files.ts'
import { UsageError, type Command } from './command.ts'
import { admin } from './commands/admin.ts'
import { answer } from './commands/answer.ts'
import { backup } from './commands/backup.ts'
import { doctor } from './commands/doctor.ts'
import { draft } from './commands/draft.ts'
import { exportCommand } from './commands/export.ts'
import { fill } from './commands/fill.ts'
import { funders } from './commands/funders.ts'
import { importCommand } from './commands/import.ts'
import { migrate } from './commands/migrate.ts'
import { questions } from './commands/questions.ts'
import { search } from './commands/search.ts'

const commands: Readonly<Record<string, Command>> = {
  questions,
  answer,
  search,
  draft,
  fill,
  admin,
  funders,
  migrate,
  backup,
  doctor,
  export: exportCommand,
  import: importCommand,
}

/** Runs one command: its result as JSON on stdout, messages on stderr. Returns the exit code. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  const command = commands[name ?? '']
  if (command === undefined) return fail(`Commands:\n${usages()}`)
  try {
    const result = await command.run(args)
    await print(`${JSON.stringify(result, null, 1)}\n`)
    return command.hasFailed?.(result) ? 1 : 0
  } catch (error) {
    if (error instanceof UsageError) return fail(`${error.message}\nUsage: npm run cli -- ${command.usage}`)
    return fail(plainReason(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)))
  }
}

function usages(): string {
  return Object.values(commands)
    .map((command) => `  npm run --silent cli -- ${command.usage}`)
    .join('\n')
}

/** Waits until a pipe has taken everything, so that ending the process loses nothing. */
function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())))
}

function fail(message: string): number {
  console.error(message)
  return 1
}

writePrivately()
process.exit(await main(process.argv.slice(2)))
