import { expect } from 'chai'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { answerFrom } from './answered-from.ts'
import { libraryOf } from './library-of.ts'

async function answer(text: string, documents: Readonly<Record<string, string>>) {
  const question = { text, guidance: null, section: null, limit: { words: 120, characters: null } }
  const task = { question, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS }
  return answerFrom(task, await libraryOf(documents))
}

const REPORTS = {
  'Report 2022.txt':
    'The Lantern Trust runs night shelters. In 2022 our total income was £48,200, and we housed 310 people.',
  'Report 2023.txt':
    'The Lantern Trust runs night shelters. In 2023 our total income was £52,900, and we housed 355 people.',
}

const FUNDS = {
  'Accounts 2023.txt': [
    'Income | Unrestricted | Restricted | Total 2023 | Total 2022',
    'Gifts and legacies | 12,100 | 30,400 | 42,500 | 39,900',
    'Rent of rooms | 8,200 | 1,150 | — | 9,350 | 7,700',
    'Sundry receipts | 640 | — | 640 | 515',
    'Total income | 20,940 | 31,550 | 52,490 | 48,115',
  ].join('\n'),
}

const VEREIN = {
  'Jahresbericht 2023.txt': [
    'Der Leuchtturm e. V. ist ein gemeinnütziger Verein für Leseförderung in Nordhafen.',
    'Die Einnahmen stiegen auf 1,4 Mio. Euro (Vorjahr: 1,2 Mio. Euro). Die Gesamtausgaben lagen bei 1,3 Mio. Euro.',
    'Die Buchführung wurde von der Kassenprüferin Ada Brink geprüft und ohne Einwände bestätigt.',
  ].join('\n'),
  'Zahlen 2023.txt': '31.12.2023 | 31.12.2022\nErträge | 1.412.300 € | 1.201.900 €\nMieten | 88.100 € | 80.400 €',
}

describe('Answers on figures of a year', () => {
  it('give those of the year that is asked for', async () => {
    expect((await answer('What was your total income in 2022?', REPORTS)).text).to.include('£48,200')
  })

  it('are lacking where only other years have figures', async () => {
    for (const question of ['What was your total income in 2019?', 'How many people did you house in 2024?'])
      expect((await answer(question, REPORTS)).missing, question).to.equal(true)
  })

  it('are lacking where the year stands beside something else', async () => {
    const documents = { 'About.txt': 'The Lantern Trust was incorporated in 2021. Its income comes from gifts.' }

    expect((await answer('What was your income in 2021?', documents)).missing).to.equal(true)
  })

  it('are read below the year that heads their column, past columns of funds and empty cells', async () => {
    const total = (await answer('What was your total income in 2023?', FUNDS)).text

    expect(total).to.equal('52,490')
  })

  it('are not read where the cells of a row do not stand below their headings', async () => {
    const { text } = await answer('How much rent of rooms did you receive in 2022?', FUNDS)

    expect(text).not.to.match(/8,200|1,150/)
  })
})

describe('Answers from German documents', () => {
  it('read a table whose columns are headed by dates and whose language nobody can tell', async () => {
    expect((await answer('Wie hoch waren die Einnahmen im Jahr 2022?', VEREIN)).text).to.include('1.201.900')
  })

  it('give the figure of the last year', async () => {
    expect((await answer('Wie hoch waren die Einnahmen?', VEREIN)).text).to.equal('1.412.300 € (2023)')
  })

  it('say what the organisation is', async () => {
    const { text } = await answer('Bitte beschreiben Sie Ihren Verein.', VEREIN)

    expect(text).to.match(/^Der Leuchtturm e\. V\. ist ein gemeinnütziger Verein/)
  })

  it('are not made up for what funders ask of everyone', async () => {
    const questions = [
      'Bitte beschreiben Sie Ihr Kinderschutzkonzept.',
      'Welche Versicherungen hat der Verein abgeschlossen?',
      'Bitte nennen Sie Ihre Bankverbindung.',
      'Wie lautet Ihre Vereinsregisternummer?',
      'Wie gehen Sie mit Beschwerden um?',
    ]
    for (const question of questions) expect((await answer(question, VEREIN)).missing, question).to.equal(true)
  })
})

const ABROAD: readonly (readonly [
  string,
  Readonly<Record<string, string>>,
  readonly (readonly [string, string])[],
  string[],
])[] = [
  [
    'French',
    {
      'Rapport 2023.txt': [
        'Les Jardins du Faubourg est une association créée en 2009, qui aide les familles à cultiver un potager.',
        "Le conseil d'administration compte neuf membres, et Jeanne Morel en est la présidente.",
        "Les charges de l'exercice s'élèvent à 87 400 €. Nous travaillons avec la ville et trois écoles.",
      ].join('\n'),
    },
    [
      ['Présentez votre association.', 'est une association créée en 2009'],
      ['Quel est le montant de vos dépenses ?', '87 400 €'],
      ['Quels sont vos partenaires ?', 'trois écoles'],
    ],
    [
      'Quel est votre numéro SIRET ?',
      'Avez-vous une assurance responsabilité civile ?',
      'Quelles étaient vos recettes en 2019 ?',
    ],
  ],
  [
    'Spanish',
    {
      'Memoria 2023.txt': [
        'Puente Abierto es una asociación fundada en 2005, que acompaña a personas mayores que viven solas.',
        'La junta directiva está formada por siete personas y su presidenta es Carmen Lozano.',
        'Los gastos fueron de 210.500 €. Las cuentas fueron auditadas por Gelves Auditores. Colaboramos con dos hospitales.',
      ].join('\n'),
    },
    [],
    ['Indique su NIF.', 'Describa su política de protección de menores.', '¿Cuáles fueron sus ingresos en 2018?'],
  ],
]

describe('Answers in other languages', () => {
  for (const [language, documents, answered, lacking] of ABROAD) {
    it(`find what ${language} documents say in other words than the question`, async () => {
      for (const [question, fact] of answered)
        expect((await answer(question, documents)).text, question).to.include(fact)
    })

    it(`are lacking where ${language} documents do not say it`, async () => {
      for (const question of lacking) expect((await answer(question, documents)).missing, question).to.equal(true)
    })
  }
})

describe('Numbers of registers', () => {
  const american = { 'About.txt': 'The Lantern Fund is a U.S. 501(c)(3) public charity (EIN: 12-3456789) in Ohio.' }

  it('are found by their name', async () => {
    expect((await answer('What is your EIN?', american)).text).to.include('12-3456789')
    const german = {
      'Satzung.txt': 'Der Verein ist im Vereinsregister des Amtsgerichts Nordhafen unter VR 4711 eingetragen.',
    }
    expect((await answer('Wie lautet Ihre Vereinsregisternummer?', german)).text).to.include('VR 4711')
  })

  it("are not answered with another country's", async () => {
    expect((await answer('What is your UK charity registration number?', american)).missing).to.equal(true)
  })
})

describe('The name of the organisation', () => {
  it('is that of the organisation, not of who holds its money', async () => {
    const documents = {
      'Proposal 2023.txt':
        'Organisation: Harbour Commons Society\nThe Lantern Collective is a network of night shelters.',
      'Budget 2023.txt': 'A fee of 8% goes to our fiscal sponsor, Harbour Commons Society.',
    }

    expect((await answer('Name of your organisation', documents)).text).to.equal('Lantern Collective')
  })
})

describe('Statements of answers', () => {
  it('prefer a number where a number is asked for', async () => {
    const documents = {
      'Roof.txt':
        'Quotes for the roof were discussed at length by the committee. Three quotes were obtained for the roof.',
    }

    const { text } = await answer('How many quotes did you obtain for the roof?', documents)

    expect(text).to.match(/^(?:Quotes for the roof were discussed .*)?Three quotes were obtained/)
  })

  it('are lacking where a number is wanted and none stands beside what it is of', async () => {
    const documents = {
      'About.txt': 'Volunteers run the Lantern shelters, and many beneficiaries have a disability. We opened 3 houses.',
    }

    for (const question of [
      'How many volunteers do you have?',
      'What percentage of your beneficiaries have a disability?',
    ])
      expect((await answer(question, documents)).missing, question).to.equal(true)
  })

  it('are no notes of copyright', async () => {
    const documents = {
      'Report 2023.txt': '© 2023 Lantern Shelters. All rights reserved.\nLantern shelters housed 355 people.',
    }

    expect((await answer('How many people did the Lantern shelters house?', documents)).text).to.equal(
      'Lantern shelters housed 355 people.',
    )
  })

  it('do not begin with a sentence that points to one that is not there', async () => {
    const documents = {
      'About.txt': 'This is the model of every charity.\nThe Lantern Trust is a charity for people without a home.',
    }

    expect((await answer('Please describe your organisation.', documents)).text).to.match(
      /^The Lantern Trust is a charity/,
    )
  })
})

const HARBOUR = {
  'Handbook.txt': [
    '# Handbook of the Harbour Club',
    'The Harbour Club could not live up to its mission without its helpers.',
    '# Our mission',
    'To bring the joy of sailing to young people who have never been on a boat.',
    '# Our values',
    '# Open to all',
    'Nobody needs to have sailed before, and nobody pays to take part.',
    '# QueueUpdate others',
    'In one sentence, please describe what the club achieved for its young sailors.',
    '“The club gave me something to look forward to.',
    'Our @harbourclub trip took 40 young sailors out to sea https://t.co/x1',
  ].join('\n'),
  'Review 2023.txt': [
    'We taught in eleven towns and gave 96 lessons to 430 young sailors from 31 primary schools.',
    'Two hundred parents came to see the 12 boats. We expect an income of £80,000 in 2024.',
    'Gifts to the club came to £64,250 in 2023.',
  ].join('\n'),
}

describe('Answers from what stands under a heading', () => {
  it('begin there, before sentences elsewhere that have the word in them', async () => {
    const { text } = await answer('What is your mission?', HARBOUR)

    expect(text).to.match(/^To bring the joy of sailing/)
  })

  it('are found under a heading above the one right above them', async () => {
    const { text } = await answer('What values guide your organisation?', HARBOUR)

    expect(text).to.match(/^Nobody needs to have sailed before/)
  })
})

const PAST = {
  'Application 2024.txt': [
    '1. What need are you addressing, and how do you know?',
    'One in three older people in Ferrow lives alone. In our survey of 210 households, half had missed a meal.',
    '2. Who will benefit from your work?',
    'Older people who live alone, and families on low incomes, come to our two kitchens every week.',
  ].join('\n'),
  'Policies.txt': [
    'Safeguarding policy',
    'Adopted by the board on 14 January 2025. To be reviewed in January 2027.',
    'Everyone has a right to be safe. Concerns are written down on the same day. Staff are trained every year.',
  ].join('\n'),
}

describe('Answers of past applications', () => {
  it('serve a question that says nearly the same, and the first of two in one sentence', async () => {
    const need = await answer('What need does your work address, and how do you know about it?', PAST)
    const people = await answer('Who will benefit, and how many people do you reach in a year?', PAST)

    expect(need.text).to.match(/^One in three older people/)
    expect(people.text).to.match(/^Older people who live alone/)
  })

  it('serve no question that only shares a word', async () => {
    expect((await answer('How will our grant benefit the environment?', PAST)).missing).to.equal(true)
  })
})

describe('Answers from a policy', () => {
  it('leave out when it was adopted, and name each source once', async () => {
    const { text, sources } = await answer('What is your safeguarding policy?', PAST)

    expect(text).to.match(/^Everyone has a right to be safe/)
    expect(sources.map(({ ordinal }) => ordinal)).to.deep.equal([...new Set(sources.map(({ ordinal }) => ordinal))])
  })
})

describe('Answers with a number', () => {
  it('give the number of what is counted, not one beside it', async () => {
    expect((await answer('In how many schools do you work?', HARBOUR)).text).to.equal('31 primary schools')
  })

  it('count whom we reached, and not who lives in the town', async () => {
    const REPORT = {
      'Report 2025.txt':
        'Ferrow Table is a charity in Ferrow, a town of 11,400 people. In 2025 we supported 1,326 different people.',
    }
    expect((await answer('How many people did you reach in 2025?', REPORT)).text)
      .to.match(/1,326/)
      .and.not.match(/11,400/)
  })

  it('take no forecast for what has been', async () => {
    expect((await answer('What was your total income in 2024?', HARBOUR)).missing).to.equal(true)
  })
})

describe('Sentences that a reader would stumble over', () => {
  it('are left out: instructions of a form, torn quotations, posts', async () => {
    for (const question of ['What did the club achieve for its young sailors?', 'What do you tell others?']) {
      const { text } = await answer(question, HARBOUR)
      expect(text, question).not.to.match(/please describe|The club gave|@harbourclub/)
    }
  })
})
