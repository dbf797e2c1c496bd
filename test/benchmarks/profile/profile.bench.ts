import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Benchmark, Figure } from '../measure.ts'
import { EXPECTED_FACTS } from './expected-facts.ts'
import { scoreProfile, type ProfileScore } from './profile-scores.ts'
import { profileOfLibrary } from './read-library.ts'

const LIBRARIES = resolve(process.env['BENCH_DATA'] ?? '../shared', 'data/library')

/** What the profile proposes from the open libraries, against what was read in them by hand. */
export const profileFacts: Benchmark = {
  name: 'profile',
  async run() {
    if (!existsSync(LIBRARIES))
      throw new Error(`The libraries are not there: ${LIBRARIES} (BENCH_DATA names their folder).`)
    const scores = new Map<string, ProfileScore>()
    for (const [library, expected] of Object.entries(EXPECTED_FACTS)) {
      const facts = await profileOfLibrary(resolve(LIBRARIES, library, 'documents'))
      scores.set(library, scoreProfile(facts, expected))
    }
    for (const [library, { wrong }] of scores) for (const one of wrong) console.log(`  ${library}: wrong ${one}`)
    return [
      ...[...scores].flatMap(([library, score]) => figuresOf(library, [score])),
      ...figuresOf('all', [...scores.values()]),
    ]
  },
}

function figuresOf(name: string, scores: readonly ProfileScore[]): Figure[] {
  const sum = (key: Exclude<keyof ProfileScore, 'wrong'>) => scores.reduce((total, score) => total + score[key], 0)
  const isAll = name === 'all'
  return [
    { name: `${name}: values proposed`, value: sum('proposed'), unit: 'values', goal: null },
    {
      name: `${name}: precision`,
      value: sum('right') / sum('proposed'),
      unit: 'share',
      goal: isAll ? '>= 0.95' : null,
    },
    { name: `${name}: recall of facts`, value: sum('found') / sum('expected'), unit: 'share', goal: null },
    {
      name: `${name}: conflicts found, of ${sum('conflicts')}`,
      value: sum('conflictsFound'),
      unit: 'conflicts',
      goal: isAll ? `>= ${(sum('conflicts') * 0.8).toFixed(1)}` : null,
    },
    {
      name: `${name}: conflicts invented`,
      value: sum('conflictsInvented'),
      unit: 'conflicts',
      goal: isAll ? '0' : null,
    },
  ]
}
