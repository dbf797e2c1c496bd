import { expect } from 'chai'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ScriptedSentenceEncoder } from '../../adapters/memory/scripted-sentence-encoder.ts'
import { search } from '../../apps/cli/commands/search.ts'
import { openEmbeddingsServer } from '../support/embeddings-server.ts'

interface Printed {
  readonly text: string
  readonly passages: readonly { readonly file: string; readonly text: string }[]
}

const QUESTIONS = [{ text: 'How many allotments do you tend?', word_limit: 120 }, { text: 'Who repairs your boats?' }]

async function searched(...more: string[]): Promise<Printed[]> {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-search-'))
  try {
    await mkdir(join(folder, 'library'))
    await writeFile(join(folder, 'library', 'garden.txt'), 'We tend 34 allotments beside the canal in Northfold.')
    await writeFile(join(folder, 'library', 'boats.txt'), 'A joiner repairs our boats. She repairs boats each spring.')
    await writeFile(join(folder, 'library', 'shed.txt'), 'The boats lie in a shed beside the canal.')
    await writeFile(join(folder, 'questions.json'), JSON.stringify(QUESTIONS))
    const paths = ['--library', join(folder, 'library'), '--questions', join(folder, 'questions.json')]
    return (await search.run([...paths, ...more])) as Printed[]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('the command that searches a library', () => {
  it('prints the passages of each question in order, best first', async () => {
    const printed = await searched()

    expect(printed.map(({ text }) => text)).to.deep.equal(QUESTIONS.map(({ text }) => text))
    const [garden, boats] = printed.map(({ passages }) => passages.map(({ file }) => file))
    expect(garden?.[0]).to.equal('garden.txt')
    expect(boats?.slice(0, 2)).to.deep.equal(['boats.txt', 'shed.txt'])
    expect(printed[0]?.passages[0]?.text).to.include('34 allotments')
  })

  it('finds by what is meant, too, with an encoder that is named for this once', async () => {
    const server = await openEmbeddingsServer(new ScriptedSentenceEncoder([['tend', 'repairs']]))

    const printed = await searched('--encoder', server.url, '--model', 'bge-m3')
    await server.close()

    const files = printed[0]?.passages.map(({ file }) => file)
    expect(files?.[0]).to.equal('garden.txt')
    expect(files).to.include('boats.txt')
    expect(server.asked.map(({ body }) => body.model)).to.include('bge-m3')
  })

  it('prints no more passages than were asked for', async () => {
    const printed = await searched('--best', '1')

    expect(printed.map(({ passages }) => passages.length)).to.deep.equal([1, 1])
  })
})
