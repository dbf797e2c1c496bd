import { expect } from 'chai'
import { fileLabels } from '../../../adapters/http-contract/texts/en/file-labels.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { DownloadReport } from '../../../core/reports/download-report.ts'
import type { Report } from '../../../core/reports/report.ts'
import type { FileText } from '../../../core/texts/file-text.ts'
import { TextFiles } from '../../../core/texts/text-files.ts'
import { anAnswer, anId } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'

const TEXT = `## Reach

We welcomed 1,240 people.

*Sources: Visitors\\_2024.pdf, p. 2; Board minutes.docx*

## Plans

*Note: all of this is planned.*

More gardens.

*Sources: Board minutes.docx*`

/** What is in the file of a report that a model wrote. */
async function downloaded(withSources: boolean): Promise<FileText['parts']> {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const sources = ['Visitors_2024.pdf', 'Board minutes.docx'].map((fileName) => ({
    ...anAnswer().sources[0]!,
    fileName,
  }))
  const reports = {
    execute: () => Promise.resolve({ accountId, name: 'Report', text: TEXT, sources } as unknown as Report),
  }
  const writer = {
    write: (text: FileText) =>
      Promise.resolve({ content: new TextEncoder().encode(JSON.stringify(text.parts)), notShown: [] }),
  }
  const writers = { docx: writer, pdf: writer, md: writer, txt: writer }
  const files = new TextFiles(world.unitOfWork, writers, fileLabels, new StemmedTermAnalyser())
  const input = { actor, reportId: anId<'report'>(), format: 'docx', withSources } as const
  const { content } = await new DownloadReport(reports, files).execute(input)
  return JSON.parse(new TextDecoder().decode(content)) as FileText['parts']
}

const BODY = '## Reach\n\nWe welcomed 1,240 people.\n\n## Plans\n\n*Note: all of this is planned.*\n\nMore gardens.'

describe('DownloadReport', () => {
  it('has no line on what a section rests on, and what a person wrote like one', async () => {
    expect(await downloaded(false)).to.deep.equal([{ kind: 'body', markdown: BODY }])
  })

  it('names each source once at the end where that is asked for', async () => {
    expect(await downloaded(true)).to.deep.equal([
      { kind: 'body', markdown: BODY },
      { kind: 'heading', level: 1, text: 'Sources' },
      { kind: 'body', markdown: '1. Visitors 2024\n2. Board minutes' },
    ])
  })
})
