import { type Families, type Features, flag, type KnownLine } from './known-line.ts'

const BEFORE_AND_AFTER = [-2, -1, 1, 2]

/** What the candidates right before and after one are. */
export function neighbourFeatures(known: readonly KnownLine[], index: number): Families {
  const here = known[index]!
  return Object.fromEntries(BEFORE_AND_AFTER.map((step) => [`at${step}`, glance(here, known[index + step])]))
}

function glance(here: KnownLine, there: KnownLine | undefined): Features {
  const traits = there?.words.traits ?? {}
  const trait = (name: string) => (there === undefined ? -1 : (traits[name] ?? 0))
  return {
    ...Object.fromEntries(NEIGHBOUR_TRAITS.map((name) => [name, trait(name)])),
    sound: there?.sound ?? -6,
    level: there?.own['level'] ?? -2,
    bold: there?.own['bold'] ?? -1,
    numbered: there?.own['numbered'] ?? -1,
    deeper: there === undefined ? 0 : (there.own['listLevel'] ?? 0) - (here.own['listLevel'] ?? 0),
    alike: flag(there?.style === here.style),
    sameShape: flag(there?.shape === here.shape),
  }
}

const NEIGHBOUR_TRAITS = [
  'words',
  'open',
  'request',
  'yes-no',
  'label',
  'prose',
  'endsColon',
  'fact',
  'limitAlone',
  'startsLower',
  'yesOrNo',
  'valueWords',
  'we',
]
