import type { Candidate } from './candidates.ts'
import type { FormRoles } from './form-roles.ts'
import type { FeatureTable } from './line-features.ts'

/** The first reading's results for the lines around a candidate, for similar lines, and for the form. */
export function agreementOf(candidates: readonly Candidate[], table: FeatureTable, first: FormRoles): FeatureTable {
  const kept = table.names.flatMap((name, at) => (KEPT.test(name) ? [at] : []))
  const styles = groupsOf(candidates.map(styleOf), first.question)
  const numbers = groupsOf(candidates.map(numberOf), first.question)
  const { question } = first
  const sorted = [...question].sort((a, b) => b - a)
  const ranks = new Map([...sorted.entries()].reverse().map(([rank, value]) => [value, rank]))
  const form = {
    mean: mean(question),
    most: sorted[0] ?? 0,
    tenth: sorted[Math.floor(sorted.length / 10)] ?? 0,
    third: sorted[Math.floor(sorted.length / 3)] ?? 0,
    likely: question.filter((one) => one > 0.4).length / question.length,
    size: question.length,
  }
  const rows = candidates.map((_, index) => ({
    question: question[index]!,
    heading: first.heading[index]!,
    guidance: first.guidance[index]!,
    rank: ranks.get(question[index]!)! / sorted.length,
    ...prefixed('style', groupFeatures(styles[index]!, question[index]!)),
    ...prefixed('number', groupFeatures(numbers[index]!, question[index]!)),
    ...prefixed('form', form),
    ...near(index, first),
  }))
  const names = [...Object.keys(rows[0] ?? {}), ...kept.map((at) => table.names[at]!)]
  return {
    names,
    rows: rows.map((row, index) =>
      Float32Array.from([...Object.values<number>(row), ...kept.map((at) => table.rows[index]![at]!)]),
    ),
  }
}

const KEPT = /^(?:own|words|room|sound)\./u

function near(index: number, { question, heading, guidance }: FormRoles): Record<string, number> {
  const features: Record<string, number> = {}
  for (const step of [-3, -2, -1, 1, 2, 3]) {
    features[`question${step}`] = question[index + step] ?? -1
    features[`heading${step}`] = heading[index + step] ?? -1
    features[`guidance${step}`] = guidance[index + step] ?? -1
  }
  const about = question.slice(Math.max(0, index - 6), index + 7)
  features['about'] = mean(about)
  features['above'] = Math.max(0, ...question.slice(Math.max(0, index - 4), index))
  features['below'] = Math.max(0, ...question.slice(index + 1, index + 5))
  return features
}

interface Group {
  size: number
  sum: number
  likely: number
  most: number
  second: number
}

const LIKELY = 0.4

/** The group of each key, with the likelihoods of its members. */
function groupsOf(keys: readonly string[], question: readonly number[]): Group[] {
  const groups = new Map<string, Group>()
  return keys.map((key, index) => {
    const group = groups.get(key) ?? { size: 0, sum: 0, likely: 0, most: -1, second: -1 }
    groups.set(key, group)
    addTo(group, question[index]!)
    return group
  })
}

function addTo(group: Group, value: number): void {
  group.size++
  group.sum += value
  if (value > LIKELY) group.likely++
  group.second = Math.max(group.second, Math.min(group.most, value))
  group.most = Math.max(group.most, value)
}

/** Likelihoods of the others in a candidate's group. */
function groupFeatures(group: Group, own: number): Record<string, number> {
  const size = group.size - 1
  return {
    size,
    mean: size === 0 ? -1 : (group.sum - own) / size,
    likely: size === 0 ? -1 : (group.likely - (own > LIKELY ? 1 : 0)) / size,
    most: own === group.most ? group.second : group.most,
  }
}

function styleOf({ kind, line, space }: Candidate): string {
  if (line === null) return `${kind} ${space?.control ?? ''}`
  return [line.level, line.bold, line.italic, line.listLevel, line.cell, line.number !== null].join(' ')
}

function numberOf({ kind, line, text }: Candidate): string {
  const number = line?.number?.replace(/\d+/gu, '9').replace(/[a-z]/giu, 'a') ?? ''
  return [kind, number, /[?:.](?=\W*$)/u.exec(text)?.[0] ?? '', line?.level ?? ''].join(' ')
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function prefixed(prefix: string, features: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(features).map(([name, value]) => [`${prefix}.${name}`, value]))
}
