import { frenchCommonQuestions } from './common-questions/french.ts'
import type { LanguageData } from './language-data.ts'
import { list, pairs, spellings } from './number-table.ts'
import { frenchQuestions } from './question-words/french.ts'

const frenchSmall = list('un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize')
const frenchTens = list('vingt trente quarante cinquante soixante septante quatre_vingt|huitante|octante nonante')

function below100(value: number): readonly string[] {
  if (value <= 16) return spellings(frenchSmall[value - 1])
  if (value < 20) return pairs(['dix'], [' '], below100(value - 10))
  const ten = Math.floor(value / 10)
  const joints = value % 10 === 1 ? [' et ', ' '] : [' ']
  const plain = spellings(frenchTens[ten - 2]).map((word) => word.replace('_', ' '))
  const counted = value % 10 === 0 ? [...plain, ...(ten === 8 ? ['quatre vingts'] : [])] : []
  const added = value % 10 === 0 ? [] : pairs(plain, joints, below100(value % 10))
  const overScore = ten === 7 ? pairs(['soixante'], joints, below100(value - 60)) : []
  const overFourScore = ten === 9 ? pairs(['quatre vingt'], [' '], below100(value - 80)) : []
  return [...counted, ...added, ...overScore, ...overFourScore]
}

export const french: LanguageData = {
  code: 'fr',
  questions: frenchQuestions,
  commonQuestions: frenchCommonQuestions,
  numbers: {
    below100,
    hundreds: ['cent'],
    hundred: 'cent|cents',
    thousand: 'mille|mil',
    million: 'million|millions',
    hasBareThousand: true,
  },
  requestOpeners:
    "s['’]il vous plaît|s['’]il te plaît|veuillez|ajoutez?|mentionnez?|écri(?:s|vez)|raccourci(?:s|ssez)|plus court|plus long|utilisez?|cherchez?|expliquez?|décri(?:s|vez)|changez?|remplacez?|supprimez?|enlevez?|reformulez?|traduisez|merci|pouvez-vous|peux-tu|que|quel(?:le)?s?|comment|pourquoi",
  forms: {
    interrogatives: String.raw`(?:à|a|de|par|pour|sur|en|dans|avec|depuis) (?:quel(?:le)?s?|qui|quoi|combien|quand)|quel(?:le)?s?|qui|que|quoi|qu['’]\p{L}+|comment|pourquoi|quand|où|combien|existe`,
    yesNoOpeners: String.raw`est-ce|est-il|êtes-vous|avez-vous|votre \p{L}+ (?:est|a)-t-|disposez-vous|(?:est|a|sera|peut|existe)[ -]t?-?(?:il|elle)`,
    askingVerbs:
      'décri(?:re|vez)|expliquez|expliquer|précisez|préciser|présentez|présenter|indiquez|indiquer|donnez|listez|énumérez|résumez|résumer|détaillez|détailler|exposez|justifiez|mentionnez|citez|nommez|renseignez|dites|parlez|fournissez|démontrez|argumentez',
    politeOpeners: "s['’]il vous plaît|veuillez|merci de",
    actionVerbs:
      'joindre|joignez|cochez|cocher|sélectionne[zr]|choisissez|signez|signer|envoye[zr]|retourne[zr]|téléchargez|lire|lisez|renvoyez|imprimez|entourez|rayez|barrez',
    followUps: 'si (?:oui|non|autre)|sinon',
    guidanceOpeners: String.raw`par exemple|p\. ?ex|ex\.?|exemple|il s['’]agit|vous (?:pouvez|devez)|cette|ce`,
    excludedHeadings:
      'déclaration|signatures?|pièces (?:à joindre|jointes|justificatives)|annexes|réservé|cadre (?:réservé|administratif)|consentement|protection des données|attestation|engagement(?:s)? du|consignes',
    declarations: "(?:je|nous) (?:soussigné|déclar|certifi|accept|m['’]engage|nous engageons|attest)",
    officeParts:
      "(?:cadre |partie )?réservée? (?:à|aux?) (?:l[’']administration|l[’']organisme|services?|la fondation)|usage interne",
    signatures: 'signature|signatures',
    signatureOpeners: 'lieu et date',
    dateLabels: 'date|lieu',
    notAsked: 'ne (?:pas|rien) (?:remplir|inscrire|compléter)',
    filePrompts: String.raw`\btéléverser\b`,
    moneyWords: 'coût|coûts|montant|dépenses|recettes',
    optionsLeads: 'cocher|cochez|sélectionne[zr]|plusieurs (?:choix|possibilités|réponses)',
    remarkLabels: 'important|attention|remarque|exemple',
    yesOrNo: 'oui|non',
    deadlines: String.raw`date limite|date de clôture|clôture (?:des|le)|au plus tard(?: le)?|jusqu['’]au|(?:dossiers?|demandes?|candidatures?)\b.{0,50}\bavant le`,
    otherDates: String.raw`rapport|décision|rapport final|résultats|réunion|projet (?:doit|débute)`,
    amountLimits: String.raw`(?:montant|subvention|aide)s?\b.{0,30}\b(?:maximal|maximum|minimum|minimal|plafonné)\p{L}*|jusqu['’]à|ne (?:peut|doit) (?:pas )?(?:dépasser|excéder)|entre\b.{0,20}\bet\b`,
    eligibilityHeadings: String.raw`éligibilité|critères d['’]éligibilité|conditions d['’]éligibilité|qui peut (?:postuler|déposer une demande|faire une demande)\s?\??|bénéficiaires`,
    eligibilityRules: String.raw`(?:sont|est) éligibles?|peuvent (?:postuler|déposer|présenter une demande)|(?:réservé|ouvert)e?s? aux`,
    attachmentHeadings: String.raw`pièces (?:à joindre|jointes|justificatives)|documents (?:à joindre|à fournir|requis)|annexes(?: à joindre)?`,
    attachmentRequests: String.raw`(?:veuillez |merci de )?(?:joindre|joignez|annexer|fournir une copie)\b`,
    wordUnits: 'mots?',
    characterUnits: 'caract[eè]res?|car|signes?',
    limitCues:
      'maximum|maximal|max|maxi|limite|limité|limitée?s?|plus|dépasser|excéder|restants?|nombre|environ|longueur',
    limitFillers:
      'la|le|les|de|d|des|du|dans|à|a|au|en|et|ou|entre|pas|ne|que|avec|sans|espaces?|compris(?:es)?|inclus(?:es)?|non|jusqu|par|votre|réponse|texte|merci|veuillez|facultatif|obligatoire|est|ponctuation|comprenant',
    rangeWords: 'à|et|ou',
    leastWords: 'au moins|minimum(?: de)?|au minimum|plus de(?<!pas plus de)',
    otherScopes:
      'par (?:ligne|page|champ|question)|(?:dossier|formulaire) (?:complet|entier)|mot de passe|nom (?:du|de) fichier',
    totalWords: '(?:sous-)?total|montant total',
    moneyHeadings: 'budget|coûts?|dépenses|recettes|charges|produits|plan de financement|financement',
    nameHeads: 'noms?|prénom|raison sociale|dénomination|intitulé',
    dateHeads: 'date|année|quand',
    amountHeads: 'montant|coût|budget total|recettes|dépenses|somme',
    countHeads: 'nombre|effectif|combien',
    addressHeads: 'adresse|siège',
    amountAsked: 'sollicitée?s?|demandée?s?',
    must: 'doit|doivent|peut|peuvent',
    you: 'vous|votre|vos',
    we: 'nous|notre|nos|je|mon',
    placesToWrite: '(?:insére[rz]|saisi(?:r|ssez)) (?:du|le|votre|un) texte(?: ici)?',
    unfilledChoices: 'sélectionnez?(?: .{0,20})?|choisissez un élément',
    unfilledFiles: 'choisir un fichier|aucun fichier (?:choisi|sélectionné)',
    yes: 'oui',
    no: 'non',
    questionsFollow: '(?:questions|rubriques|informations|champs) (?:suivant|ci-dessous)',
    clauseOpeners: 'dans|pour|si|en',
    nounHeads: 'cite|liste',
    addressParts: 'code postal|cp|ville|commune|pays',
    addresses: 'adresse',
    pickedKinds: 'quelle?s?',
    whatIs: 'quel(?:le)? est',
    determiners: 'le|la|votre',
  },
}
