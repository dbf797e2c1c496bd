import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './cruise.ts'
import { whatHolds } from './what-holds.ts'

writeFileSync(join(project, 'docs/conformance.md'), whatHolds())
