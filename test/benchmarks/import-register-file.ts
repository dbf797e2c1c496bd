import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import { importRegister } from './imported-registers.ts'
import { timed } from './measure.ts'

/** In a process of its own: imports a file into a new SQLite database, and tells time and peak memory. */
const [register = '', file = ''] = process.argv.slice(2)
const persistence = await openDatabase({ kind: 'sqlite', file })
const ms = await timed(() => importRegister(persistence, register))
await persistence.close()
console.log(JSON.stringify({ ms, peakMb: process.resourceUsage().maxRSS / 1024 }))
