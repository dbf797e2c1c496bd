import { expect } from 'chai'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import type { Actor } from '../../../core/accounts/user.ts'
import { indexDocument } from '../../../core/documents/index-document.ts'
import { answerTerms } from '../../../core/memory/answer-terms.ts'
import { AnswerSource } from '../../../core/search/answer-source.ts'
import { DocumentSource } from '../../../core/search/document-source.ts'
import type { SearchKind } from '../../../core/search/found-thing.ts'
import { snippetOf, type MarkedText } from '../../../core/search/marked-text.ts'
import { NameSource } from '../../../core/search/name-source.ts'
import { QuestionSource } from '../../../core/search/question-source.ts'
import { SearchEverything } from '../../../core/search/search-everything.ts'
import {
  anAnswer,
  aDocument,
  aFunder,
  anId,
  aProject,
  aProposal,
  aQuestion,
  aRememberedAnswer,
} from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'

const analyser = new StemmedTermAnalyser()
const marked = ({ text, marks }: MarkedText) => marks.map(({ start, end }) => text.slice(start, end))

async function openSearch() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const names = (['application', 'project', 'report', 'funder'] as const).map(
    (kind) => new NameSource(kind, world.searchableNames),
  )
  const documents = new DocumentSource(world.documentReader, world.passageReader, analyser)
  const answers = new AnswerSource(world.rememberedAnswerReader, analyser)
  const search = new SearchEverything([...names, new QuestionSource(world.questionSearch), answers, documents])
  const find = (query: string, kind: SearchKind | null = null, by: Actor = actor) =>
    search.execute({ actor: by, query, kind })
  const add = async (name: string, pages: readonly string[], by: Actor = actor) => {
    const { accountId } = by
    const document = aDocument({ accountId, originalName: name, contentHash: anId() })
    const blocks = pages.map((text, at) => ({ kind: 'paragraph' as const, level: 0, text, page: at + 1 }))
    const { id: documentId, scope, uploadedAt } = document
    const indexed = indexDocument({ accountId, documentId, fileName: name, scope, uploadedAt, blocks }, analyser)
    await world.unitOfWork.run(async (stores) => {
      await stores.documents.save(document)
      await stores.passages.put(indexed)
    })
    return documentId
  }
  return { world, actor, find, add }
}

const kindsIn = (groups: readonly { kind: string }[]) => groups.map(({ kind }) => kind)

describe('SearchEverything', () => {
  it('finds applications by their name or funder, questions, projects and funders', async () => {
    const { world, actor, find } = await openSearch()
    const { accountId } = actor
    const funder = aFunder({ funderName: 'Harbour Trust' })
    const proposal = aProposal({ accountId, name: 'Warm kitchens', funderId: funder.id })
    const about = { accountId, proposalId: proposal.id }
    await world.unitOfWork.run(async (stores) => {
      await stores.projects.save(aProject({ accountId, name: 'Harbour gardens' }))
      await stores.funders.save(funder)
      await stores.proposals.save(proposal)
      await stores.questions.save(
        aQuestion({ ...about, text: 'Who benefits?', answer: anAnswer({ text: 'All at the harbour.' }) }),
      )
    })

    const groups = await find('harb')

    expect(kindsIn(groups)).to.deep.equal(['application', 'project', 'funder', 'question'])
    expect(groups[0]?.results[0]?.within).to.equal('Harbour Trust')
    const [question] = groups[3]?.results ?? []
    expect(question?.proposalId).to.equal(proposal.id)
    expect(question?.within).to.equal('Warm kitchens')
    expect(marked(question!.snippet!)).to.deep.equal(['harbour'])
  })

  it('puts questions that ask for the words before answers that mention them', async () => {
    const { world, actor, find } = await openSearch()
    const proposal = aProposal({ accountId: actor.accountId })
    const about = { accountId: actor.accountId, proposalId: proposal.id }
    await world.unitOfWork.run(async ({ proposals, questions }) => {
      await proposals.save(proposal)
      await questions.save(aQuestion({ ...about, text: 'How do you keep children safe?' }))
      await questions.save(
        aQuestion({ ...about, text: 'Who are you?', answer: anAnswer({ text: 'Children are safe.' }) }),
      )
    })

    const [questions] = await find('children safe')

    expect(questions?.results.map(({ title }) => title.text)).to.deep.equal([
      'How do you keep children safe?',
      'Who are you?',
    ])
  })

  it('opens a document at the passage that has all the words, the last of them unfinished', async () => {
    const { find, add } = await openSearch()
    const filler = 'We met in the hall and spoke about many other things. '.repeat(30)
    const id = await add('Review.pdf', [filler, `${filler} Our safeguarding policies cover volunteers.`, filler])
    await add('Other.pdf', ['Policies of another kind.'])

    const [documents] = await find('policy for volunt')

    expect(documents?.results.map((result) => [result.id, result.page])).to.deep.equal([[id, 2]])
    expect(marked(documents!.results[0]!.snippet!)).to.include('volunteers')
  })

  it('finds documents by their names, before those that mention the words', async () => {
    const { find, add } = await openSearch()
    const inside = await add('Minutes.txt', ['We agreed the budget.'])
    const named = await add('Budget 2026.xlsx', ['Rent and wages.'])

    const [documents] = await find('budget')

    expect(documents?.results.map(({ id }) => id)).to.deep.equal([named, inside])
  })

  it('finds answers of past applications by their words', async () => {
    const { world, actor, find } = await openSearch()
    const { accountId } = actor
    const document = aDocument({ accountId })
    const answer = aRememberedAnswer({
      accountId,
      question: 'How do you keep people safe?',
      text: 'Every volunteer has training.',
      funderName: 'Elmsey Foundation',
      origin: { kind: 'past-application', documentId: document.id, fileName: 'a.docx', page: 2 },
    })
    await world.unitOfWork.run(async ({ documents, rememberedAnswers }) => {
      await documents.save(document)
      await rememberedAnswers.save(answer, answerTerms(answer, analyser))
    })

    const [answers, ...others] = await find('volunteer train')

    expect(others).to.deep.equal([])
    expect(answers?.results.map(({ id, within }) => [id, within])).to.deep.equal([[answer.id, 'Elmsey Foundation']])
    expect(marked(answers!.results[0]!.snippet!)).to.deep.equal(['volunteer', 'training'])
  })

  it('gives six of each kind, and more of the one that is asked for', async () => {
    const { world, actor, find } = await openSearch()
    await world.unitOfWork.run(async ({ projects }) => {
      for (let at = 0; at < 8; at += 1)
        await projects.save(aProject({ accountId: actor.accountId, name: `Quay ${at}` }))
    })

    const [some] = await find('quay')
    const [all] = await find('quay', 'project')

    expect([some?.results.length, some?.hasMore]).to.deep.equal([6, true])
    expect([all?.results.length, all?.hasMore]).to.deep.equal([8, false])
  })

  it('shows nothing of other accounts, and nothing for no words', async () => {
    const { world, find, add } = await openSearch()
    const other = await anActorIn(world)
    await add('Gannets.txt', ['Gannets nest here.'], other)
    await world.unitOfWork.run(({ projects }) =>
      projects.save(aProject({ accountId: other.accountId, name: 'Gannets' })),
    )

    expect(await find('gannets')).to.deep.equal([])
    expect(kindsIn(await find('gannets', null, other))).to.deep.equal(['project', 'document'])
    expect(await find(' -- ')).to.deep.equal([])
  })
})

describe('snippetOf', () => {
  it('shows the part of a text with most of the words, at whole words', () => {
    const text = `${'Nothing of note. '.repeat(30)}The kitchen feeds 12,000 people in Orléans.${' And so on.'.repeat(30)}`

    const snippet = snippetOf(text, ['12000', 'orle'])

    expect(snippet.text).to.match(/^… .*The kitchen feeds 12,000 people in Orléans\..* …$/)
    expect(marked(snippet)).to.deep.equal(['12,000', 'Orléans'])
  })
})
