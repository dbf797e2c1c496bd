import { expect } from 'chai'

import type { Report } from '../../core/reports/report.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { anAnswer, anId, aReport, OTHER_ACCOUNT, SOME_ACCOUNT } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

const usage = { inputTokens: 9, cacheWriteTokens: 0, cacheReadTokens: 1, outputTokens: 4, searches: 0, cost: 0.1 + 0.2 }

export function reportsContract(backend: Backend): void {
  const store = versionedContract<Report>(backend, {
    entities: () => [
      aReport(),
      aReport({
        name: UNICODE,
        reportPrompt: LONG,
        documentIds: [anId(), anId()],
        status: 'completed',
        text: LONG,
        sources: anAnswer({ text: UNICODE }).sources,
        usage,
        dueAt: '2026-05-01T00:00:00.000Z',
        dueZone: 'America/New_York',
        reminder: { deadline: '2026-05-01T00:00:00.000Z', daysBefore: 2 },
      }),
      aReport({ status: 'error', error: UNICODE }),
    ],
    changed: (report) => ({ ...report, name: 'Renamed', lastModified: '2026-04-01T10:00:00.000Z' }),
    find: ({ reports }, { accountId, id }) => reports.find(accountId, id),
    save: ({ reports }, report) => reports.save(report),
    taken: (report) => ({ ...report, accountId: OTHER_ACCOUNT }),
  })

  it('are removed by their account alone', async () => {
    const report = await store.run(({ reports }) => reports.save(aReport()))
    const find = () => store.run(({ reports }) => reports.find(SOME_ACCOUNT, report.id))

    await store.run(({ reports }) => reports.remove(OTHER_ACCOUNT, report.id))
    expect(await find()).to.deep.equal(report)

    await store.run(({ reports }) => reports.remove(SOME_ACCOUNT, report.id))
    await store.run(({ reports }) => reports.remove(SOME_ACCOUNT, report.id))
    expect(await find()).to.equal(null)
  })
}

export function reportReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  const reader = () => store.persistence.reportReader
  const save = (report: Report) => store.run(({ reports }) => reports.save(report))

  it('reads a report with all that it holds', async () => {
    const report = await save(aReport({ name: UNICODE, text: LONG, sources: anAnswer().sources, usage }))

    expect(await reader().detail(SOME_ACCOUNT, report.id)).to.deep.equal(report)
  })

  it('reads nothing of what is absent or another account’s', async () => {
    const { id } = await save(aReport())

    expect(await reader().detail(OTHER_ACCOUNT, id)).to.equal(null)
    expect(await reader().version(OTHER_ACCOUNT, id)).to.equal(null)
    expect(await reader().detail(SOME_ACCOUNT, anId())).to.equal(null)
    expect(await reader().version(SOME_ACCOUNT, anId())).to.equal(null)
  })

  it('changes the version with every change of the report, and with nothing else', async () => {
    const report = await save(aReport())
    const versions = [await reader().version(SOME_ACCOUNT, report.id)]
    const renamed = await save({ ...report, name: 'Renamed' })
    versions.push(await reader().version(SOME_ACCOUNT, report.id))
    await save({ ...renamed, status: 'completed', text: 'Done' })
    versions.push(await reader().version(SOME_ACCOUNT, report.id))

    await save(aReport({ projectId: report.projectId }))
    const last = await reader().version(SOME_ACCOUNT, report.id)

    expect(versions).not.to.include(null)
    expect(new Set(versions).size).to.equal(3)
    expect(last).to.equal(versions[2])
  })

  it('hands out copies', async () => {
    const report = await save(aReport({ sources: anAnswer().sources }))

    const read = await reader().detail(SOME_ACCOUNT, report.id)
    Object.assign(read!.sources[0]!, { fileName: 'spoilt' })

    expect(await reader().detail(SOME_ACCOUNT, report.id)).to.deep.equal(report)
  })
}
