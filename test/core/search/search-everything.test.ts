import { expect } from 'chai'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { indexDocument } from '../../../core/documents/index-document.ts'
import { answerTerms } from '../../../core/answer-library/answer-terms.ts'
import { AnswerSource } from '../../../core/search/answer-source.ts'
import { DocumentSource } from '../../../core/search/document-source.ts'
import type { SearchKind } from '../../../core/search/found-thing.ts'
import type { MarkedText } from '../../../core/documents/marked-text.ts'
import { FactSource } from '../../../core/search/fact-source.ts'
import { NameSource } from '../../../core/search/name-source.ts'
import { QuestionSource } from '../../../core/search/question-source.ts'
import { SearchEverything, type SearchGroup } from '../../../core/search/search-everything.ts'
import { TextMatcher } from '../../../core/documents/text-matcher.ts'
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
import { factLabel } from '../../../adapters/http-contract/texts/en/profile-labels.ts'
import { aStoredFact } from '../../support/profile-builders.ts'
import { librariesOf } from '../../support/libraries.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'

const analyser = new StemmedTermAnalyser()
const marked = ({ text, marks }: MarkedText) => marks.map(({ start, end }) => text.slice(start, end))

async function openSearch() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const names = (['application', 'project', 'report', 'funder'] as const).map(
    (kind) => new NameSource(kind, world.searchableNames),
  )
  const documents = new DocumentSource(
    world.documentReader,
    world.passageReader,
    analyser,
    librariesOf(world.passageReader),
  )
  const facts = new FactSource(world.unitOfWork, world.clock, factLabel)
  const answers = new AnswerSource(world.rememberedAnswerReader, analyser)
  const search = new SearchEverything(
    [...names, new QuestionSource(world.questionSearch), facts, answers, documents],
    analyser,
  )
  const find = (query: string, kind: SearchKind | null = null, by: Actor = actor) =>
    search.execute({ actor: by, query, kind })
  const add = async (name: string, pages: readonly string[], by: Actor = actor) => {
    const { accountId } = by
    const document = aDocument({ accountId, originalName: name, contentHash: anId() })
    const blocks = pages.map((text, at) => ({ kind: 'paragraph' as const, level: 0, text, page: at + 1 }))
    const { id: documentId, scopes, uploadedAt } = document
    const indexed = indexDocument({ accountId, documentId, fileName: name, scopes, uploadedAt, blocks }, analyser)
    await world.unitOfWork.run(async (stores) => {
      await stores.documents.save(document)
      await stores.passages.put(indexed)
    })
    return documentId
  }
  return { world, actor, find, add }
}

const near = (groups: readonly SearchGroup[]) =>
  groups.flatMap(({ results }) => results.map(({ title, isNear }) => [title.text, isNear] as const))

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

  it('finds facts of the profile by their names and values, with what to copy, and shows no secret', async () => {
    const { world, actor, find } = await openSearch()
    const { accountId } = actor
    await world.unitOfWork.run(async ({ profileFacts }) => {
      await profileFacts.save(aStoredFact({ accountId, key: 'charityNumber', value: '1187654' }))
      await profileFacts.save(aStoredFact({ accountId, key: 'chair', value: 'Amara Okafor' }))
      await profileFacts.save(aStoredFact({ accountId, key: 'iban', value: 'sealed words' }))
      await profileFacts.save(aStoredFact({ accountId: anId(), key: 'companyNumber', value: '0998' }))
    })
    const facts = async (query: string) =>
      (await find(query, 'fact')).flatMap(({ results }) =>
        results.map(({ id, title, text, factState }) => [id, title.text, text, factState]),
      )

    expect(await facts('charity num')).to.deep.equal([['charityNumber', 'Charity number', '1187654', 'confirmed']])
    expect(await facts('amara')).to.deep.equal([['chair', 'Chair', 'Amara Okafor', 'confirmed']])
    expect(await facts('iban')).to.deep.equal([['iban', 'IBAN', null, 'confirmed']])
    expect(await facts('sealed')).to.deep.equal([])
    expect(await facts('company number')).to.deep.equal([])
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

  it('finds every word as it is printed, with a mark on it', async () => {
    const { find, add } = await openSearch()
    const printed = [
      'We raised £12,500.50 from 10.000 people, number 00123456.',
      'हिन्दी भाषा में काम',
      'مُحَمَّد كتب الرسالة',
      'שָׁלוֹם לכולם',
      'İstanbul and Łódź and Ørsted',
      'The co\u00ADoperation of O’Brien and his well-being',
      'NPO法人の学生支援',
      'องค์กรการกุศล',
      'Förderung für Kinder in Saint Albans',
    ]
    for (const [at, text] of printed.entries()) await add(`Sheet${at}.txt`, [text])
    const typed: [string, number][] = [
      ['£12,500.50', 0],
      ['10.000', 0],
      ['10000', 0],
      ['123456', 0],
      ['00123456', 0],
      ['हिन्दी', 1],
      ['محمد', 2],
      ['مُحَمَّد', 2],
      ['שלום', 3],
      ['Istanbul', 4],
      ['lodz orsted', 4],
      ['cooperation', 5],
      ['co\u00ADoperation', 5],
      ['obrien', 5],
      ["o'brien", 5],
      ['wellbeing', 5],
      ['well-being', 5],
      ['学生支援', 6],
      ['npo', 6],
      ['การกุศล', 7],
      ['Foerderung', 8],
      ['forderung', 8],
      ['St Albans', 8],
    ]

    for (const [query, at] of typed) {
      const [documents] = await find(query)
      const results = documents?.results.map(({ title, snippet }) => [title.text, marked(snippet!).length > 0])
      expect(results, query).to.deep.equal([[`Sheet${at}.txt`, true]])
    }
  })

  it('reads each document in its own language', async () => {
    const { find, add } = await openSearch()
    const english = 'The policy on safeguarding is for the people who work with us and with the children.'
    await add('Policy.txt', [english])
    await add('Richtlinie.txt', ['Die Richtlinie zum Schutz der Kinder ist für die Menschen, die mit uns arbeiten.'])
    await add('Polisi.txt', ['Mae’r polisi yn nodi sut byddwn ni’n cadw plant yn ddiogel yn y prosiect hwn.'])
    await add('Carta.txt', ['Llevamos un club para los niños de nuestra ciudad y vienen después de la escuela.'])

    const [documents] = await find('policy on safeguarding')

    expect(documents?.results.map(({ title }) => title.text)).to.deep.equal(['Policy.txt'])
  })

  it('finds all words below one document where no passage has them all', async () => {
    const { find, add } = await openSearch()
    const filler = 'We met in the hall and spoke about many other things. '.repeat(30)
    await add('Minutes.txt', [`Gannets nest here. ${filler}`, filler, `${filler} The kitchen was painted.`])
    await add('Other.txt', ['The kitchen is cold.'])

    const [documents] = await find('gannets kitchen')

    expect(documents?.results.map(({ title }) => title.text)).to.deep.equal(['Minutes.txt'])
  })

  it('loses no hit while a word is typed', async () => {
    const { find, add, world, actor } = await openSearch()
    await add('People.txt', ['Our volunteers meet on Mondays and the policies are theirs.'])
    const proposal = aProposal({ accountId: actor.accountId })
    const question = aQuestion({
      accountId: actor.accountId,
      proposalId: proposal.id,
      text: 'Who are your volunteers?',
    })
    await world.unitOfWork.run(async ({ proposals, questions }) => {
      await proposals.save(proposal)
      await questions.save(question)
    })

    for (let end = 3; end <= 'volunteering'.length; end += 1) {
      const groups = await find('volunteering'.slice(0, end))
      expect(kindsIn(groups), 'volunteering'.slice(0, end)).to.deep.equal(['question', 'document'])
      for (const { results } of groups)
        expect(marked(results[0]!.snippet ?? results[0]!.title)).to.deep.equal(['volunteers'])
    }
    for (let end = 3; end <= 'policy'.length; end += 1)
      expect(kindsIn(await find('policy'.slice(0, end))), 'policy'.slice(0, end)).to.deep.equal(['document'])
    expect(await find('carpet')).to.deep.equal([])
  })

  it('asks for no first letter beside other words, and for one where there is nothing else', async () => {
    const { find, add } = await openSearch()
    await add('Trip.txt', ['The zoo trip cost us £3 a child, and the kitchen stayed shut.'])
    await add('Kitchen.txt', ['The kitchen needs volunteers.'])

    const found = async (query: string) =>
      (await find(query)).flatMap(({ results }) => results).map(({ title }) => title.text)

    expect(await found('kitchen v')).to.have.members(['Kitchen.txt', 'Trip.txt'])
    expect(await found('kitchen vo')).to.deep.equal(['Kitchen.txt'])
    expect(await found('us £3')).to.deep.equal(['Trip.txt'])
  })

  it('takes quotes for a phrase, and a minus for what must not be there', async () => {
    const { find, add, world, actor } = await openSearch()
    await add('One.txt', ['The community kitchen is warm.'])
    await add('Two.txt', ['The kitchen of our community has a garden.'])
    await world.unitOfWork.run(async ({ projects }) => {
      for (const name of ['Community kitchen', 'Kitchen community', 'Community kitchen garden'])
        await projects.save(aProject({ accountId: actor.accountId, name }))
    })
    const titles = async (query: string) =>
      (await find(query)).map(({ results }) => results.map(({ title }) => title.text).sort())

    expect(await titles('"community kitchen"')).to.deep.equal([
      ['Community kitchen', 'Community kitchen garden'],
      ['One.txt'],
    ])
    expect(await titles('kitchen -garden')).to.deep.equal([['Community kitchen', 'Kitchen community'], ['One.txt']])
    expect(await titles('“community kitchen” -gardens')).to.deep.equal([['Community kitchen'], ['One.txt']])
    expect(await titles('kitchen - garden')).to.deep.equal([['Community kitchen garden'], ['Two.txt']])
    expect(await titles('-garden')).to.deep.equal([])
  })

  it('marks what stands above a passage where the words are there alone', async () => {
    const { world, find, actor } = await openSearch()
    const document = aDocument({ accountId: actor.accountId, originalName: 'Plan.docx' })
    const blocks = [
      { kind: 'heading' as const, level: 1, text: 'Safeguarding', page: 1 },
      { kind: 'paragraph' as const, level: 0, text: 'Everybody who works here is checked.', page: 1 },
    ]
    const { id: documentId, scopes, uploadedAt, accountId } = document
    const named = { accountId, documentId, fileName: 'Plan.docx', scopes, uploadedAt, blocks }
    await world.unitOfWork.run(async (stores) => {
      await stores.documents.save(document)
      await stores.passages.put(indexDocument(named, analyser))
    })

    const [documents] = await find('safeguarding')

    expect(marked(documents!.results[0]!.snippet!)).to.include('Safeguarding')
  })

  it('shows what is near where no text has all words of a question, and says so', async () => {
    const { world, find, add } = await openSearch()
    const other = await anActorIn(world)
    await add('Policies.txt', ['Every child is kept safe: volunteers are trained in safeguarding and vetted.'])
    await add('Kitchen.txt', ['Lunch is cooked every Tuesday by the kitchen.'])
    await add('Theirs.txt', ['Keeping children safe is how our volunteers begin.'], other)
    const question = 'how are volunteers trained about safe cycling'

    expect(near(await find(question))).to.deep.equal([['Policies.txt', true]])
    expect(near(await find('volunteers trained safe')), 'all words are there').to.deep.equal([['Policies.txt', false]])
    expect(near(await find('volunteers cycling')), 'a name, not a question').to.deep.equal([])
    expect(near(await find('“volunteers trained” about cycling')), 'as it was typed').to.deep.equal([])
    expect(near(await find('astronauts orbiting satellites'))).to.deep.equal([])
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

describe('TextMatcher', () => {
  it('shows the part of a text with most of the words, at whole words', () => {
    const text = `${'Nothing of note. '.repeat(30)}The kitchen feeds 12,000 people in Orléans.${' And so on.'.repeat(30)}`

    const snippet = new TextMatcher('12000 orle', analyser).snippet(text)

    expect(snippet.text).to.match(/^… .*The kitchen feeds 12,000 people in Orléans\..* …$/)
    expect(marked(snippet)).to.deep.equal(['12,000', 'Orléans'])
  })

  it('marks no words that begin with a letter of a compound', () => {
    const text = "The office of the doctor opens in May with O'Leary and d'études. I'm in, for more income."
    const marksOf = (typed: string) => marked(new TextMatcher(typed, analyser).marked(text))

    expect(["O'Leary", "O'Lea", "d'études", "I'm"].map((typed) => marksOf(typed).join(' '))).to.deep.equal([
      "O'Leary",
      "O'Leary",
      'd études',
      'I m',
    ])
  })
})
