import { FOUNDING_YEAR_PATTERN, monthPattern } from '../dates.ts'
import type { ProfileWords } from './profile-words.ts'

const APOSTROPHE = "['’]"
const MONEY = String.raw`(?<amount>\d)`
const DATE = String.raw`(?<date>(?:(?:\d{1,2}(?:er)? )?${monthPattern('fr')} )?${FOUNDING_YEAR_PATTERN})(?!\d)`

export const frenchProfileWords: ProfileWords = {
  labels: {
    legalName: String.raw`(?:dénomination|raison) sociale|nom légal|nom officiel`,
    workingName: String.raw`nom (?:de (?:l${APOSTROPHE}|votre )|du )?(?:association|organisme|organisation|structure|porteur|demandeur)|association|organisme|nom d${APOSTROPHE}usage`,
    legalForm: 'forme juridique|statut juridique',
    charityNumber: '(?:numéro |n° )?rna',
    companyNumber: String.raw`(?:numéro |n° )?(?:siret|siren)(?: de l${APOSTROPHE}association)?`,
    taxNumber: String.raw`(?:numéro|n°) (?:de tva|tva)(?: intracommunautaire)?`,
    founded: String.raw`(?:année|date) de (?:création|fondation)|fondée? en|créée? en`,
    registeredAddress: String.raw`siège social|adresse du siège(?: social)?`,
    postalAddress: String.raw`adresse(?: postale| de correspondance)?`,
    website: String.raw`site (?:internet|web)|site`,
    contactName: String.raw`(?:personne|nom) (?:de|à|du) contact(?:er)?|contact|responsable du projet`,
    contactRole: 'fonction|qualité',
    contactEmail: String.raw`(?:adresse )?(?:e-?mail|courriel|mél)|adresse électronique`,
    contactTelephone: String.raw`téléphone|tél\.?`,
    staff: String.raw`(?:nombre (?:total )?de )?salariés?`,
    volunteers: String.raw`(?:nombre (?:total )?de )?bénévoles`,
    mission: String.raw`(?:notre )?mission|objet (?:social|de l${APOSTROPHE}association)`,
  },
  employers: 'organisation|organisme|structure|association|société|entreprise|établissement|institution',
  others: String.raw`partenaires?|partenariat|référents? externes?|financeurs?|bailleurs?|banque|bancaires?|prestataires?|fournisseurs?|bénéficiaires?|donateurs?|presse`,
  supporters: String.raw`financée? par|soutenue? par|en partenariat avec|avec le soutien de|membre d[eu]`,
  us: String.raw`nous|notre|nos|l${APOSTROPHE}association|la fondation`,
  reports: String.raw`rapport (?:annuel|d${APOSTROPHE}activités?|moral|financier)`,
  reportsOf: String.raw`rapport (?:annuel|d${APOSTROPHE}activités?) (?:de l${APOSTROPHE}association|de|du|des)`,
  isAn: String.raw`est une? (?:[\p{L}-]+,? ){0,3}?`,
  organisations: String.raw`association|organisation(?: non gouvernementale)?|fondation|coopérative|ong|réseau`,
  founded: String.raw`(?:a été |est )?(?:fondée?|créée?) (?:en|le) ${DATE}`,
  foundedVerbs: String.raw`(?:a été |est )?(?:fondée?|créée?)`,
  mission: String.raw`mission est(?: de)?|pour mission(?: de)?|pour objet(?: de)?`,
  purposes: {
    mission: 'mission|objet(?: social)?|raison d’être',
    vision: 'vision',
    aims: 'buts|objectifs',
  },
  purposeIs: '(?:est|sont|était)(?: que| de)?|:|…',
  purposeOf: '(?=de )',
  ofWhom: 'de(?: la| l’)?|du',
  whose: 'sa|son|ses|dont (?:la|le|les)',
  strivesTo: 'vise à|cherche à|a pour (?:but|objet|mission)',
  yearEnds: String.raw`exercice (?:clos|clôturé)(?: au| le) (?<day>\d{1,2} \p{L}{3,9})`,
  totals: {
    income: String.raw`total (?:des )?(?:produits|recettes|ressources)`,
    expenditure: String.raw`total (?:des )?(?:charges|dépenses|emplois)`,
    reserves: String.raw`(?:total des )?réserves`,
  },
  spent: {
    income: String.raw`(?:produits|recettes|ressources|budget)[^.;€]{0,40}? (?:de|à|étaient de|s${APOSTROPHE}élèvent à) ${MONEY}`,
    expenditure: String.raw`(?:charges|dépenses)[^.;€]{0,40}? (?:de|à|étaient de|s${APOSTROPHE}élèvent à) ${MONEY}`,
  },
  offices: {
    chiefExecutive: String.raw`direct(?:eur|rice)(?: générale?)?`,
    chair: String.raw`présidente?(?: de l${APOSTROPHE}association| du conseil d${APOSTROPHE}administration)?`,
  },
  staff: String.raw`(?:emploie|employons|compte|avons|a)(?: (?:environ|plus de|près de))? (?<number>\d[\d\s]*) salariés?`,
  volunteers: String.raw`(?:compte|avons|a|avec)(?: (?:environ|plus de|près de))? (?<number>\d[\d\s]*) bénévoles`,
  headOffices: 'adresse postale',
  registeredOffices: 'siège social',
  policies: {
    safeguardingPolicy: String.raw`protection de l${APOSTROPHE}enfance|protection des mineurs`,
    equalityPolicy: 'égalité|diversité|non-discrimination',
    dataProtectionPolicy: 'protection des données|rgpd',
    environmentalPolicy: 'environnement|développement durable',
  },
  policy: 'politique|charte|procédure',
  agreedOn: String.raw`(?:adoptée?|approuvée?|révisée?|mise à jour)(?: le| en|:)?`,
}
