import type { LetterPart } from './letter-body.ts'

/** The sentences of a cover letter that are the same in every letter, by the language of the account. */
export interface LetterPhrases {
  readonly dearTeam: string
  readonly dear: (funder: string) => string
  readonly subject: (application: string) => string
  /** "We are applying for £12,000", to continue from. */
  readonly applyFor: (amount: string) => string
  readonly apply: string
  /** What the grant is for, where it can't be put into a sentence. */
  readonly purpose: (purpose: string) => string
  readonly closing: string
  /** What each part of the letter says. */
  readonly parts: Readonly<Record<LetterPart, string>>
  readonly farewell: string
  /** What the sender has to fill in where it is not known. */
  readonly yourName: string
  readonly yourRole: string
  readonly yourOrganisation: string
  readonly yourRoleAndOrganisation: string
}

const PHRASES: Readonly<Record<string, LetterPhrases>> = {
  en: {
    dearTeam: 'Dear grants team,',
    dear: (funder) => `Dear ${funder} team,`,
    subject: (application) => `Our application: ${application}`,
    applyFor: (amount) => `We are applying to you for ${amount}.`,
    apply: 'We are writing to send you our application.',
    purpose: (purpose) => `The grant is for: ${purpose}`,
    closing:
      'Our answers to your questions are in the enclosed application. We would be glad to tell you more and to answer any question that you have. Thank you for considering it.',
    parts: {
      who: 'Who you are',
      need: 'Why it is needed',
      project: 'What you will do',
      people: 'Who benefits',
      difference: 'What changes',
    },
    farewell: 'Yours faithfully,',
    yourName: '[Your name]',
    yourRole: '[Your role]',
    yourOrganisation: '[Your organisation]',
    yourRoleAndOrganisation: '[Your role and organisation]',
  },
  de: {
    dearTeam: 'Sehr geehrte Damen und Herren,',
    dear: (funder) => `Sehr geehrte Damen und Herren von ${funder},`,
    subject: (application) => `Unser Antrag: ${application}`,
    applyFor: (amount) => `wir beantragen bei Ihnen ${amount}.`,
    apply: 'hiermit senden wir Ihnen unseren Antrag.',
    purpose: (purpose) => `Die Förderung ist bestimmt für: ${purpose}`,
    closing:
      'Unsere Antworten auf Ihre Fragen finden Sie im beigefügten Antrag. Gern geben wir weitere Auskunft. Wir danken Ihnen für die Prüfung.',
    parts: {
      who: 'Wer Sie sind',
      need: 'Warum es nötig ist',
      project: 'Was Sie vorhaben',
      people: 'Wem es nützt',
      difference: 'Was sich ändert',
    },
    farewell: 'Mit freundlichen Grüßen',
    yourName: '[Ihr Name]',
    yourRole: '[Ihre Funktion]',
    yourOrganisation: '[Ihre Organisation]',
    yourRoleAndOrganisation: '[Ihre Funktion und Organisation]',
  },
  fr: {
    dearTeam: 'Madame, Monsieur,',
    dear: (funder) => `À l’attention de ${funder}\n\nMadame, Monsieur,`,
    subject: (application) => `Notre demande : ${application}`,
    applyFor: (amount) => `Nous vous demandons ${amount}.`,
    apply: 'Nous vous adressons notre demande.',
    purpose: (purpose) => `La subvention est destinée à : ${purpose}`,
    closing:
      'Nos réponses à vos questions se trouvent dans la demande ci-jointe. Nous vous en dirons volontiers davantage. Nous vous remercions de votre attention.',
    parts: {
      who: 'Qui vous êtes',
      need: 'Pourquoi c’est nécessaire',
      project: 'Ce que vous ferez',
      people: 'Qui en bénéficie',
      difference: 'Ce qui change',
    },
    farewell: 'Veuillez agréer, Madame, Monsieur, nos salutations distinguées.',
    yourName: '[Votre nom]',
    yourRole: '[Votre fonction]',
    yourOrganisation: '[Votre organisation]',
    yourRoleAndOrganisation: '[Votre fonction et organisation]',
  },
  es: {
    dearTeam: 'Estimado equipo:',
    dear: (funder) => `Estimado equipo de ${funder}:`,
    subject: (application) => `Nuestra solicitud: ${application}`,
    applyFor: (amount) => `Les solicitamos ${amount}.`,
    apply: 'Les enviamos nuestra solicitud.',
    purpose: (purpose) => `La ayuda es para: ${purpose}`,
    closing:
      'Nuestras respuestas a sus preguntas están en la solicitud adjunta. Con gusto les contaremos más. Gracias por considerarla.',
    parts: {
      who: 'Quiénes son',
      need: 'Por qué es necesario',
      project: 'Qué harán',
      people: 'A quién beneficia',
      difference: 'Qué cambia',
    },
    farewell: 'Atentamente,',
    yourName: '[Su nombre]',
    yourRole: '[Su cargo]',
    yourOrganisation: '[Su organización]',
    yourRoleAndOrganisation: '[Su cargo y organización]',
  },
  it: {
    dearTeam: 'Gentili Signore e Signori,',
    dear: (funder) => `Alla cortese attenzione di ${funder}\n\nGentili Signore e Signori,`,
    subject: (application) => `La nostra domanda: ${application}`,
    applyFor: (amount) => `vi chiediamo ${amount}.`,
    apply: 'vi inviamo la nostra domanda.',
    purpose: (purpose) => `Il contributo è destinato a: ${purpose}`,
    closing:
      'Le nostre risposte alle vostre domande si trovano nella domanda allegata. Siamo a disposizione per ogni chiarimento. Grazie per l’attenzione.',
    parts: {
      who: 'Chi siete',
      need: 'Perché è necessario',
      project: 'Che cosa farete',
      people: 'A chi serve',
      difference: 'Che cosa cambia',
    },
    farewell: 'Cordiali saluti,',
    yourName: '[Nome]',
    yourRole: '[Ruolo]',
    yourOrganisation: '[Organizzazione]',
    yourRoleAndOrganisation: '[Ruolo e organizzazione]',
  },
  pt: {
    dearTeam: 'Exmos. Senhores,',
    dear: (funder) => `À atenção de ${funder}\n\nExmos. Senhores,`,
    subject: (application) => `A nossa candidatura: ${application}`,
    applyFor: (amount) => `Solicitamos ${amount}.`,
    apply: 'Enviamos a nossa candidatura.',
    purpose: (purpose) => `O apoio destina-se a: ${purpose}`,
    closing:
      'As nossas respostas às vossas perguntas estão na candidatura em anexo. Teremos gosto em esclarecer qualquer questão. Obrigado pela atenção.',
    parts: {
      who: 'Quem são',
      need: 'Porque é necessário',
      project: 'O que farão',
      people: 'Quem beneficia',
      difference: 'O que muda',
    },
    farewell: 'Com os melhores cumprimentos,',
    yourName: '[Nome]',
    yourRole: '[Função]',
    yourOrganisation: '[Organização]',
    yourRoleAndOrganisation: '[Função e organização]',
  },
  nl: {
    dearTeam: 'Geachte heer, mevrouw,',
    dear: (funder) => `Geacht team van ${funder},`,
    subject: (application) => `Onze aanvraag: ${application}`,
    applyFor: (amount) => `Wij vragen bij u ${amount} aan.`,
    apply: 'Hierbij sturen wij u onze aanvraag.',
    purpose: (purpose) => `De bijdrage is bestemd voor: ${purpose}`,
    closing:
      'Onze antwoorden op uw vragen staan in de bijgevoegde aanvraag. Wij lichten die graag toe. Dank u voor uw overweging.',
    parts: {
      who: 'Wie u bent',
      need: 'Waarom het nodig is',
      project: 'Wat u gaat doen',
      people: 'Wie er baat bij heeft',
      difference: 'Wat er verandert',
    },
    farewell: 'Met vriendelijke groet,',
    yourName: '[Uw naam]',
    yourRole: '[Uw functie]',
    yourOrganisation: '[Uw organisatie]',
    yourRoleAndOrganisation: '[Uw functie en organisatie]',
  },
}

/** The phrases for a language tag such as `en-GB`; English where the language is not among them. */
export function letterPhrasesFor(languageTag: string): LetterPhrases {
  const english = PHRASES['en'] as LetterPhrases
  return PHRASES[languageTag.toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? english
}
