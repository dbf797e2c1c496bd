import type { Candidate } from './candidates.ts'
import type { FormRoles } from './form-roles.ts'
import type { FeatureTable } from './line-features.ts'

/** What the first reading says of the lines about a candidate, of those set alike, and of the form. */
export function agreementOf(candidates: readonly Candidate[], table: FeatureTable, first: FormRoles): FeatureTable {
  const kept = table.names.flatMap((name, at) => (KEPT.test(name) ? [at] : []))
  const styles = groupsOf(candidates.map(styleOf))
  const numbers = groupsOf(candidates.map(numberOf))
  const { question } = first
  const sorted = [...question].sort((a, b) => b - a)
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
    rank: sorted.indexOf(question[index]!) / sorted.length,
    ...prefixed('style', groupFeatures(styles, index, question)),
    ...prefixed('number', groupFeatures(numbers, index, question)),
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

interface Groups {
  readonly of: readonly string[]
  readonly members: ReadonlyMap<string, readonly number[]>
}

function groupsOf(keys: readonly string[]): Groups {
  const members = new Map<string, number[]>()
  keys.forEach((key, index) => members.set(key, [...(members.get(key) ?? []), index]))
  return { of: keys, members }
}

/** What the others of its group are taken for. */
function groupFeatures({ of, members }: Groups, index: number, question: readonly number[]): Record<string, number> {
  const others = members.get(of[index]!)!.filter((other) => other !== index)
  const values = others.map((other) => question[other]!)
  return {
    size: others.length,
    mean: others.length === 0 ? -1 : mean(values),
    likely: others.length === 0 ? -1 : values.filter((value) => value > 0.4).length / values.length,
    most: Math.max(-1, ...values),
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
