import type { CommonQuestionsOfLanguage } from './common-question.ts'
import { englishCommonQuestions } from './english.ts'

type Questions = CommonQuestionsOfLanguage['questions']

/** A language of which only the facts that last are known. */
const withFacts = (fillers: string, questions: Questions): CommonQuestionsOfLanguage => ({
  ...englishCommonQuestions,
  fillers,
  howMany: '-',
  yesNo: '- -',
  questions,
})

export const spanishCommonQuestions = withFacts('de la el su nombre organización entidad', {
  legalName: { asked: '=nombre organización|entidad|asociación', shown: 'nombre' },
  taxNumber: { asked: 'nif / cif', shown: 'nif / cif' },
  address: { asked: 'dirección postal|social / domicilio', shown: 'dirección / domicilio' },
  telephone: { asked: 'teléfono', shown: 'teléfono' },
  website: { asked: 'sitio|página web', shown: 'web' },
})

export const italianCommonQuestions = withFacts('della dell del il la vostro nome organizzazione', {
  legalName: { asked: '=nome organizzazione|associazione|ente', shown: 'nome' },
  taxNumber: { asked: 'codice fiscale / partita iva', shown: 'codice_fiscale / partita_iva / c_f' },
  address: { asked: 'indirizzo !mail !email !web / sede legale', shown: 'indirizzo / sede' },
  telephone: { asked: 'telefono', shown: 'telefono' },
  website: { asked: 'sito web|internet / pagina web', shown: 'sito' },
})

export const portugueseCommonQuestions = withFacts('da do de a o nome sua organização', {
  legalName: { asked: '=nome organização|associação|entidade', shown: 'nome' },
  taxNumber: { asked: 'cnpj / nif / nipc', shown: 'cnpj / nif / nipc' },
  address: { asked: 'morada / endereço !mail !email !web', shown: 'morada / endereço / sede' },
  telephone: { asked: 'telefone', shown: 'telefone' },
  website: { asked: 'sítio|página|site web', shown: 'site' },
})

export const dutchCommonQuestions = withFacts('van de het uw naam organisatie', {
  legalName: { asked: '=naam organisatie|stichting|vereniging', shown: 'naam' },
  taxNumber: { asked: 'rsin', shown: 'rsin' },
  companyNumber: { asked: 'kvk', shown: 'kvk' },
  address: { asked: 'adres', shown: 'adres / gevestigd' },
  telephone: { asked: 'telefoon*', shown: 'telefoon / tel' },
  website: { asked: 'website', shown: 'website' },
})
