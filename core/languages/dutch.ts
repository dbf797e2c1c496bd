import { dutchCommonQuestions } from './common-questions/other-languages.ts'
import type { LanguageData } from './language-data.ts'
import { list, onesThenTens } from './number-table.ts'

export const dutch: LanguageData = {
  code: 'nl',
  commonQuestions: dutchCommonQuestions,
  stopWords: `aan al alle als altijd andere ben bij daar dan dat de der deze die dit doch doen door dus een eens en er ge geen
    geweest haar had heb hebben heeft hem het hier hij hoe hun ik in is ja je jij jullie kan kon kunnen maar me meer
    men met mij mijn moet na naar niet niets nog nu of om omdat ons onze ook op over reeds te tegen toch toen tot u uit
    uw van veel voor want waren was wat we welke werd wezen wie wij wil worden wordt zal ze zelf zich zij zijn zo zonder
    zou wanneer hoeveel waarom waar welk graag`,
  paraphrases: [
    [
      /\b(?:beschrijf|omschrijf|vertel (?:iets )?over) (?:kort )?(?:uw|de) (?:organisatie|stichting|vereniging)\b|\bwie bent u\b/iu,
      'stichting vereniging opgericht missie doel',
    ],
    [/\bpartner|\bsamenwerk/iu, 'samen netwerk werken samenwerking steun'],
  ],
  numbers: {
    below100: onesThenTens(
      list(
        'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
      ),
      list('twintig dertig veertig vijftig zestig zeventig tachtig negentig'),
      ['en'],
    ),
    hundred: 'honderd',
    thousand: 'duizend',
    million: 'miljoen',
    hasBareThousand: true,
    isClosed: true,
  },
  numberWords: 'twee|vijf|zes|zeven|negen|tien|twaalf|twintig|dertig|veertig|vijftig|honderd|duizend',
  requiredTerms: [
    { topic: 'insurance', ofSentence: true, asked: /\bverzeker/iu, shown: /\bverzeker/iu },
    {
      topic: 'safeguarding',
      asked: /\bkinderbescherming|\bgrensoverschrijdend/iu,
      shown: /\bkinderbescherming|\bgrensoverschrijdend/iu,
    },
    { topic: 'reservesElsewhere', shown: /\breserve/iu },
    { topic: 'dataProtection', asked: /\bavg\b/iu, shown: /\bpersoonsgegevens/iu },
    { topic: 'complaints', asked: /\bklacht/iu, shown: /\bklacht/iu },
  ],
  requestOpeners:
    'graag|voeg|vermeld|noem|schrijf|maak|kort in|korter|langer|gebruik|zoek|leg uit|beschrijf|verander|vervang|verwijder|vertaal|bedankt|kun je|kunt u|wat|hoe|waarom',
  forms: {
    interrogatives: String.raw`wat|welke?|wie|wanneer|waar\p{L}*|waarom|hoe|hoeveel|op welke|voor wie|in hoeverre`,
    yesNoOpeners: 'heeft|hebt|is|zijn|bent|wordt|worden|kan|kunt|zal',
    askingVerbs: 'beschrijf|omschrijf|licht|leg uit|geef|noem|vermeld|motiveer|vertel|onderbouw|schets|specificeer',
    politeOpeners: String.raw`gelieve|graag|a\.u\.b\.`,
    actionVerbs: 'upload|voeg|kruis|selecteer|onderteken|stuur|lees|kies|vink',
    followUps: 'zo (?:ja|nee)|indien (?:ja|nee)',
    guidanceOpeners: 'bijvoorbeeld|bijv|denk aan|u (?:kunt|moet|dient)',
    excludedHeadings: 'privacy|verklaring|ondertekening|handtekening|bijlagen|in te vullen door',
    declarations: '(?:ik|wij) (?:verkla|bevestig|ga)|ondergetekende',
    signatures: 'handtekening',
    dateLabels: 'datum|plaats',
    notAsked: 'niet invullen',
    filePrompts: String.raw`\bupload\b`,
    moneyWords: 'kosten|bedrag|uitgaven|inkomsten',
    optionsLeads: 'aankruisen|kruis aan',
    remarkLabels: 'let op|voorbeeld',
    yesOrNo: 'ja|nee',
    wordUnits: 'woorden|woord|woord(?:en)?(?:limiet|aantal)',
    characterUnits: 'tekens?|teken(?:limiet|aantal)|karakters?',
    limitCues: 'maximaal|maximum|max|hooguit|hoogstens|limiet|aantal|ongeveer|circa|resterende?',
    limitFillers:
      'niet|meer|dan|tot|van|de|het|in|is|tussen|en|of|inclusief|incl|exclusief|spaties|uw|antwoord|tekst|per|veld|verplicht|optioneel|ten|hoogste',
    rangeWords: 'tot|en|of',
    leastWords: 'minimaal|minstens|ten minste|tenminste',
    otherScopes: 'per (?:regel|pagina|veld|vraag)|wachtwoord',
    schemaPrompts: 'vraag|vragen|veld|veldnaam|omschrijving van de vraag',
    schemaHelp: 'toelichting|hulptekst|uitleg|aanwijzing|omschrijving|opmerking(?:en)?',
    schemaTypes: 'type|soort|veldtype|antwoordtype|formaat',
    schemaOptions: 'opties|keuzes|keuzemogelijkheden|antwoordopties|waarden',
    schemaLimits: String.raw`limiet|woordlimiet|tekenlimiet|(?:max\. |maximum )?(?:aantal )?(?:woorden|tekens)|lengte`,
    schemaRequired: 'verplicht|vereist|optioneel',
    schemaSections: 'sectie|onderdeel|pagina|rubriek|categorie',
    choiceTypes: String.raw`keuze|selectie|vinkje|ja ?\/ ?nee|lijst`,
    fileTypes: 'bestand|bijlage',
    totalWords: '(?:sub)?totaal|totale',
    moneyHeadings: 'begroting|kosten|uitgaven|inkomsten|financiering|dekkingsplan',
    nameHeads: String.raw`\p{L}*naam`,
    dateHeads: 'datum|jaar|wanneer|startdatum|einddatum',
    amountHeads: 'bedrag|totale kosten|hoeveel geld',
    countHeads: 'aantal|hoeveel',
    addressHeads: 'adres|postadres',
    fieldTypes: String.raw`(?:korte|lange|vrije) tekst|tekst(?:vak|veld)?|getal|bedrag|datum|keuzelijst|selectievakje|ja ?\/ ?nee|bestand|bijlage|tabel|meerkeuze`,
  },
}
