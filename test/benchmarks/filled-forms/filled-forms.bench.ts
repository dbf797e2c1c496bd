import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isAppError } from '../../../core/shared/app-error.ts'
import type { Benchmark, Figure } from '../measure.ts'
import { labelledFiles } from '../question-roles/labelled-forms.ts'
import { roundTrip, type RoundTrip } from './round-trip.ts'

/**
 * A marked answer for every question of every shared form, written into the file and read again. `BENCH_FORMS=docx,pdf`
 * takes some formats or files, `BENCH_SHOW=1` prints each form and fault, `BENCH_OUT=FOLDER` keeps the filled files.
 */
export const filledForms: Benchmark = {
  name: 'filled-forms',
  async run() {
    const trips: RoundTrip[] = []
    const refused: string[] = []
    for (const file of chosenFiles()) {
      const trip = await tripOf(file)
      if (trip === null) refused.push(file)
      else trips.push(trip)
      if (trip !== null && process.env['BENCH_SHOW']) show(trip)
    }
    const formats = [...new Set(trips.map(({ format }) => format))].sort()
    return [
      { name: 'forms that are refused', value: refused.length, unit: 'forms', goal: null },
      ...formats.flatMap((format) =>
        figuresOf(
          format,
          trips.filter((trip) => trip.format === format),
        ),
      ),
    ]
  },
}

function chosenFiles(): string[] {
  const wanted = process.env['BENCH_FORMS']?.split(',') ?? null
  return labelledFiles().filter((file) => wanted === null || wanted.some((part) => file.includes(part)))
}

async function tripOf(file: string): Promise<RoundTrip | null> {
  const folder = process.env['BENCH_OUT'] ?? null
  if (folder !== null) mkdirSync(folder, { recursive: true })
  try {
    return await roundTrip(file, ({ bytes }) => {
      if (folder !== null) writeFileSync(resolve(folder, file), bytes)
    })
  } catch (error) {
    if (!isAppError(error, 'unsupported')) throw error
    if (process.env['BENCH_SHOW']) console.log(`refused (${error.code})  ${file}`)
    return null
  }
}

function figuresOf(format: string, trips: readonly RoundTrip[]): Figure[] {
  const sum = (count: (trip: RoundTrip) => number) => trips.reduce((total, trip) => total + count(trip), 0)
  const figure = (what: string, value: number, unit: string, goal: string | null = null): Figure => {
    return { name: `${trips.length} ${format}: ${what}`, value, unit, goal }
  }
  const placed = sum((trip) => trip.placed)
  const written = sum((trip) => trip.written)
  const judged = sum((trip) => (trip.inOrder === null ? 0 : trip.written))
  const continued = sum((trip) => trip.continued)
  const unjudged = trips.filter(({ inOrder }) => inOrder === null).length
  return [
    figure('questions with a place', placed / sum((trip) => trip.questions), 'share'),
    figure('of those written', written / placed, 'share', format === 'pdf' ? '>= 0.80' : '>= 0.95'),
    ...(format === 'pdf' ? [figure('of those on pages added at the end', continued / written, 'share')] : []),
    figure('forms without words for the other program', unjudged, 'forms'),
    figure('of others in their place', sum((trip) => trip.inOrder ?? 0) / judged, 'share', '>= 0.95'),
    figure(
      'words of the form lost',
      sum((trip) => trip.lostWords),
      'words',
      '<= 0',
    ),
    figure(
      'words that nobody wrote',
      sum((trip) => trip.strangeWords),
      'words',
      format === 'pdf' ? null : '<= 0',
    ),
    figure('most parts of a package changed', Math.max(...trips.map(({ changedParts }) => changedParts)), 'parts'),
    figure('slowest form', Math.max(...trips.map(({ ms }) => ms)), 'ms', format === 'pdf' ? '<= 3000' : '<= 2000'),
  ]
}

function show(trip: RoundTrip): void {
  const {
    file,
    questions,
    placed,
    written,
    inOrder,
    continued,
    lostWords,
    strangeWords,
    changedParts,
    addedParts,
    ms,
  } = trip
  const words = `${lostWords} words lost, ${strangeWords} strange`
  const parts = `${changedParts} parts changed, ${addedParts} added`
  console.log(
    `${file}  ${questions} asked, ${placed} placed, ${written} written, ${inOrder ?? 'not known how many'} in place, ${continued} on pages added; ${words}; ${parts}; ${Math.round(ms)} ms`,
  )
  for (const fault of trip.faults) console.log(`    ${fault}`)
}
