import { languageOf } from '../../../core/languages/frame-words.ts'

/** The sentences of a cover letter that are the same in every letter, by the language of the account. */
interface LetterPhrases {
  readonly dear: (funder: string | null) => string
  readonly subject: (application: string) => string
  readonly reference: string
  /** "We are applying to you for £12,000", to go on from. */
  readonly applyFor: (amount: string) => string
  readonly apply: string
  readonly project: (name: string) => string
  /** What the grant is for, where it can't be put into a sentence. */
  readonly purpose: (purpose: string) => string
  readonly closing: string
  readonly farewell: string
}

const PHRASES: Readonly<Record<string, LetterPhrases>> = {
  en: {
    dear: (funder) => (funder === null ? 'Dear grants team,' : `Dear ${funder} team,`),
    subject: (application) => `Our application: ${application}`,
    reference: 'Reference:',
    applyFor: (amount) => `We are applying to you for ${amount}`,
    apply: 'We are writing to send you our application',
    project: (name) => `for our project “${name}”`,
    purpose: (purpose) => `The grant is for: ${purpose}`,
    closing:
      'Our answers to your questions are in the enclosed application. We would be glad to tell you more. Thank you for considering it.',
    farewell: 'Yours faithfully,',
  },
  de: {
    dear: () => 'Sehr geehrte Damen und Herren,',
    subject: (application) => `Unser Antrag: ${application}`,
    reference: 'Aktenzeichen:',
    applyFor: (amount) => `wir beantragen bei Ihnen ${amount}`,
    apply: 'hiermit senden wir Ihnen unseren Antrag',
    project: (name) => `für unser Projekt „${name}“`,
    purpose: (purpose) => `Die Förderung ist bestimmt für: ${purpose}`,
    closing:
      'Unsere Antworten auf Ihre Fragen finden Sie im beigefügten Antrag. Gern geben wir weitere Auskunft. Wir danken Ihnen für die Prüfung.',
    farewell: 'Mit freundlichen Grüßen',
  },
  fr: {
    dear: () => 'Madame, Monsieur,',
    subject: (application) => `Objet : notre demande ${application}`,
    reference: 'Référence :',
    applyFor: (amount) => `Nous vous demandons ${amount}`,
    apply: 'Nous vous adressons notre demande',
    project: (name) => `pour notre projet « ${name} »`,
    purpose: (purpose) => `La subvention est destinée à : ${purpose}`,
    closing:
      'Nos réponses à vos questions se trouvent dans la demande ci-jointe. Nous vous en dirons volontiers davantage. Nous vous remercions de votre attention.',
    farewell: 'Veuillez agréer, Madame, Monsieur, nos salutations distinguées.',
  },
  es: {
    dear: (funder) => (funder === null ? 'Estimado equipo:' : `Estimado equipo de ${funder}:`),
    subject: (application) => `Asunto: nuestra solicitud ${application}`,
    reference: 'Referencia:',
    applyFor: (amount) => `Les solicitamos ${amount}`,
    apply: 'Les enviamos nuestra solicitud',
    project: (name) => `para nuestro proyecto «${name}»`,
    purpose: (purpose) => `La ayuda es para: ${purpose}`,
    closing:
      'Nuestras respuestas a sus preguntas están en la solicitud adjunta. Con gusto les contaremos más. Gracias por considerarla.',
    farewell: 'Atentamente,',
  },
  it: {
    dear: () => 'Gentili Signore e Signori,',
    subject: (application) => `Oggetto: la nostra domanda ${application}`,
    reference: 'Riferimento:',
    applyFor: (amount) => `vi chiediamo ${amount}`,
    apply: 'vi inviamo la nostra domanda',
    project: (name) => `per il nostro progetto «${name}»`,
    purpose: (purpose) => `Il contributo è destinato a: ${purpose}`,
    closing:
      'Le nostre risposte alle vostre domande si trovano nella domanda allegata. Siamo a disposizione per ogni chiarimento. Grazie per l’attenzione.',
    farewell: 'Cordiali saluti,',
  },
  pt: {
    dear: () => 'Exmos. Senhores,',
    subject: (application) => `Assunto: a nossa candidatura ${application}`,
    reference: 'Referência:',
    applyFor: (amount) => `Solicitamos ${amount}`,
    apply: 'Enviamos a nossa candidatura',
    project: (name) => `para o nosso projeto «${name}»`,
    purpose: (purpose) => `O apoio destina-se a: ${purpose}`,
    closing:
      'As nossas respostas às vossas perguntas estão na candidatura em anexo. Teremos gosto em esclarecer qualquer questão. Obrigado pela atenção.',
    farewell: 'Com os melhores cumprimentos,',
  },
  nl: {
    dear: (funder) => (funder === null ? 'Geachte heer, mevrouw,' : `Geacht team van ${funder},`),
    subject: (application) => `Betreft: onze aanvraag ${application}`,
    reference: 'Kenmerk:',
    applyFor: (amount) => `Wij vragen bij u ${amount} aan`,
    apply: 'Hierbij sturen wij u onze aanvraag',
    project: (name) => `voor ons project ‘${name}’`,
    purpose: (purpose) => `De bijdrage is bestemd voor: ${purpose}`,
    closing:
      'Onze antwoorden op uw vragen staan in de bijgevoegde aanvraag. Wij lichten die graag toe. Dank u voor uw overweging.',
    farewell: 'Met vriendelijke groet,',
  },
}

/** The phrases for a language tag such as `en-GB`; English where the language is not among them. */
export function letterPhrasesFor(languageTag: string): LetterPhrases {
  return PHRASES[languageOf(languageTag)] ?? (PHRASES['en'] as LetterPhrases)
}
