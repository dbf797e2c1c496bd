import { applicationPage } from './application-page.bench.ts'
import { firstPage } from './first-page.bench.ts'
import { fillingLoad } from './filled-forms/filling-load.bench.ts'
import { badFiles } from './bad-files.bench.ts'
import { chaos } from './chaos/chaos.bench.ts'
import { drafting } from './drafting.bench.ts'
import { draftingCost } from './drafting-cost.bench.ts'
import { draftedForms } from './drafted-forms/drafted-forms.bench.ts'
import { gaps } from './gaps.bench.ts'
import { forms } from './forms/forms.bench.ts'
import { ingestion, wordIngestion } from './ingestion.bench.ts'
import { firstMinute } from './first-minute/first-minute.bench.ts'
import { hostileFilesBenchmark, hostileForms } from './hostile-files/hostile-files.bench.ts'
import { jobQueues } from './jobs.bench.ts'
import { foundAsPrinted } from './found-as-printed.bench.ts'
import { foundPassages } from './found-passages.bench.ts'
import { funderImport } from './funder-import.bench.ts'
import { funderSearch } from './funder-search.bench.ts'
import { knownEmails } from './known-emails.bench.ts'
import { loadTests } from './load-test/load-test.bench.ts'
import { hostileRequests } from './hostile-requests/hostile-requests.bench.ts'
import type { Benchmark, Figure } from './measure.ts'
import { memory } from './memory/memory.bench.ts'
import { poolers } from './poolers/poolers.bench.ts'
import { plans } from './plans/plans.bench.ts'
import { pipeline } from './pipeline.bench.ts'
import { pollGrowth, projectListGrowth } from './http-growth.bench.ts'
import { projectList, unchangedPoll } from './http.bench.ts'
import { assembledProfile } from './profile/assembled-profile.bench.ts'
import { profileFacts } from './profile/profile.bench.ts'
import { replayedApplication } from './replay.bench.ts'
import { responsiveness } from './responsiveness.bench.ts'
import { readOnlyDatabase } from './read-only-database/read-only-database.bench.ts'
import { runbook } from './runbook/runbook.bench.ts'
import { retrieval } from './retrieval.bench.ts'
import { libraries } from './scores.bench.ts'
import { searchEverything } from './search-everything.bench.ts'
import { shortLibraries } from './short-libraries/short-libraries.bench.ts'
import { slowFiles } from './slow-files/slow-files.bench.ts'
import { smallAndTidy, smallAndTidyGrowth } from './small.bench.ts'
import { typedTexts } from './typed-texts.bench.ts'
import { typing } from './typing.bench.ts'
import { vectorRanking } from './vector-ranking.bench.ts'

const benchmarks: readonly Benchmark[] = [
  forms,
  libraries,
  firstMinute,
  shortLibraries,
  profileFacts,
  assembledProfile,
  readOnlyDatabase,
  runbook,
  retrieval,
  gaps,
  draftedForms,
  fillingLoad,
  searchEverything,
  ingestion,
  wordIngestion,
  badFiles,
  hostileFilesBenchmark,
  hostileForms,
  slowFiles,
  responsiveness,
  hostileRequests,
  typedTexts,
  projectList,
  projectListGrowth,
  knownEmails,
  unchangedPoll,
  pollGrowth,
  pipeline,
  drafting,
  draftingCost,
  replayedApplication,
  foundAsPrinted,
  foundPassages,
  vectorRanking,
  memory,
  ...jobQueues,
  funderSearch,
  funderImport,
  plans,
  smallAndTidy,
  smallAndTidyGrowth,
  firstPage,
  typing,
  applicationPage,
  chaos,
  poolers,
  ...loadTests,
]

function print(figures: readonly Figure[]): void {
  for (const { name, value, unit, goal } of figures)
    console.log(
      `  ${name.padEnd(72)} ${value.toFixed(3).padStart(10)} ${unit.padEnd(10)} ${goal ? `goal ${goal}` : ''}`,
    )
}

/** Runs all benchmarks, or those named; `--encoder URL` names a server of `/v1/embeddings` for those that search. One that can't run says why, and the rest continues. */
async function main(args: readonly string[]): Promise<number> {
  const at = args.indexOf('--encoder')
  const encoderUrl = at < 0 ? undefined : args[at + 1]
  const names = at < 0 ? args : args.toSpliced(at, 2)
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name))
  if (unknown.length > 0) {
    console.error(
      `No benchmark is called ${unknown.join(', ')}. There are: ${benchmarks.map((b) => b.name).join(', ')}.`,
    )
    return 1
  }
  let failed = 0
  for (const benchmark of benchmarks) {
    if (names.length > 0 && !names.includes(benchmark.name)) continue
    console.log(`\n${benchmark.name}`)
    try {
      print(await benchmark.run(encoderUrl))
    } catch (error) {
      failed++
      console.error(`  could not run: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failed === 0 ? 0 : 1
}

process.exit(await main(process.argv.slice(2)))
