import { readFileSync } from 'node:fs'
import { refusedIn } from './licences.mjs'
import { inProject } from './project.mjs'

const refused = refusedIn(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')))
if (refused.length > 0) {
  console.error(`No licence that is allowed (apps/launch/licences.mjs):\n${refused.join('\n')}`)
  process.exit(1)
}
