import type { CommonQuestionsOfLanguage } from './common-question.ts'

export const germanCommonQuestions: CommonQuestionsOfLanguage = {
  fillers:
    'name der die das des dem ihrer ihres ihr ihre organisation vereins verein trägers träger antragsteller antragstellers einrichtung wie heißt heisst lautet ist projekt projekts projektes vorhabens titel vollständiger offizieller und oder bitte angeben',
  beside:
    'höhe hoch jahresende gesamt jährlich jährliche jährlichen insgesamt jahr letzten letztes aktuelle anzahl museums',
  us: 'wir / uns / unser*',
  howMany: 'wie_viele / anzahl_der / zahl_der / anzahl / anzahl_von',
  yesNo: 'haben|sind|ist|verfügen|besteht sie|ihre|ihr|der',
  yes: 'Ja',
  no: 'Nein',
  not: 'nicht / kein* / ohne',
  yearBefore: 'jahr_davor / vorjahr',
  intends: 'vorhaben / wir_planen / möchten / wollen / wir_beantragen / beantragt / laden_wir',
  forecasts: 'voraussichtlich / erwart* / geplant*',
  numbers: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  organisations:
    'stiftung / *stiftung / verein / förderverein / stadt / landkreis / gemeinde / sparkasse / grundschule / schule / amt / finanzamt / amtsgericht / museum / *museum / caritas / diakonie / gmbh / e_v / straße / *straße / weg / *platz / krankenhaus / *krankenhaus / lebenshilfe',
  from: 'vom / von / ab / beginn* / zwischen',
  questions: {
    legalName: {
      asked:
        '=name organisation|vereins|verein|trägers|einrichtung|antragstellers|antragsteller / =antragsteller / antragstellende organisation / =träger / =organisation',
      shown: 'name_der_organisation / name_des_vereins / träger / träger_ist / name',
    },
    legalForm: { asked: 'rechtsform', shown: 'rechtsform / eingetragener_verein / gemeinnützige_gmbh / stiftung' },
    registeredNumber: {
      asked: 'registernummer / vereinsregister* / vereinsregisternummer / registerblatt',
      shown: 'vereinsregister / vereinsregisternummer / registernummer / amtsgericht / verein',
    },
    taxNumber: { asked: 'steuernummer / ust', shown: 'steuernummer / ust' },
    bankDetails: { asked: 'iban / bankverbindung / kontonummer', shown: 'iban' },
    address: {
      asked: 'anschrift / adresse !mail !internet / sitz / straße plz|ort',
      shown: 'anschrift / adresse / sitz',
    },
    email: { asked: 'mail / e-mail', shown: 'e-mail / mail' },
    telephone: { asked: 'telefon* / rufnummer', shown: 'telefon / tel' },
    website: {
      asked: 'webseite / website / internetseite / internetadresse / homepage',
      shown: 'webseite / website / internet',
    },
    founded: {
      asked: 'gründungsjahr / gründungsdatum / wann|jahr|seit gegründet|besteht / gründung',
      shown: 'gegründet / gründung / gründungsjahr / seit',
    },
    yearEnd: { asked: 'geschäftsjahr ende|endet' },
    contact: {
      asked: 'ansprechpartner* / ansprechperson* / kontaktperson',
      shown: 'ansprechpartner* / kontakt / koordination',
    },
    chiefExecutive: {
      asked: 'geschäftsführ* / leitung|leiter|leiterin !projekt / wer leitet !projekt',
      shown: 'geschäftsführer* / geschäftsführung / leiter / leiterin / leitung',
    },
    chair: {
      asked: 'vorsitz* / vertretungsberechtigt* person',
      shown: 'vorsitzende* / 1_vorsitzende* / vorsitzender / vorsitz',
    },
    treasurer: { asked: 'schatzmeister* / kassenwart* / kassier*', shown: 'schatzmeister* / kassenwart* / kassier*' },
    secretary: { asked: 'schriftführer*', shown: 'schriftführer*' },
    safeguardingLead: {
      asked: 'kinderschutz* person|beauftragte* / schutzbeauftragte*',
      shown: 'kinderschutzbeauftragte*',
    },
    trustees: {
      asked: 'vorstand|vorstands mitglieder|namen|wer / vorstandsmitglieder !anzahl !viele / wer vorstand',
      shown: 'vorstand / zum_vorstand_gehören / vorsitzende* / schatzmeister*',
    },
    partners: {
      asked: 'partner|kooperationspartner|kooperationen|kooperation / wem arbeiten|kooperieren zusammen',
      shown: 'kooperieren / kooperation / partner / arbeiten_mit / zusammen',
      under: 'kooperation* / partner* / netzwerk',
    },
    funders: {
      asked: 'gefördert|förderer|geldgeber|finanziert|fördert wem|wer|außerdem|andere|weitere / =förderer',
      shown: 'gefördert / förderer / zuschuss / unterstützt_von / zahlte',
      under: 'förderer / unterstützer',
    },
    otherFunding: {
      asked:
        'weitere*|andere|drittmittel|eigenmittel mittel|förderer|projekt|fördermittel / drittmittel / kofinanzierung',
      shown: 'zugesagt / eigenmittel / landkreis / drittmittel / gibt / beteiligt',
    },
    income: {
      asked: 'einnahmen / gesamteinnahmen / jahreseinnahmen / umsatz / erträge',
      shown: 'gesamteinnahmen / einnahmen / erträge',
    },
    expenditure: {
      asked: 'ausgaben / gesamtausgaben / aufwendungen',
      shown: 'gesamtausgaben / ausgaben / aufwendungen',
    },
    reserves: { asked: 'rücklage*', shown: 'freie_rücklage* / rücklage*' },
    amountAsked: {
      asked: 'beantragt*|beantragen summe|fördersumme|zuschuss|geld|betrag|viel|hoch|höhe|förderung / antragssumme',
      shown: 'wir_beantragen / beantrag*',
    },
    projectCost: { asked: 'gesamtkosten / kosten projekt*', shown: 'gesamtkosten / kosten' },
    volunteers: { asked: 'ehrenamtliche* anzahl|viele|zahl !stunden', shown: 'ehrenamtliche*' },
    staff: {
      asked: 'hauptamtliche*|angestellte*|beschäftigte*|mitarbeitenden anzahl|zahl|viele !ehrenamtlichen',
      shown: 'hauptamtliche* / angestellte* / mitarbeiter* / beschäftigte*',
    },
    trusteeCount: { asked: 'vorstandsmitglieder anzahl|viele', shown: 'vorstandsmitglieder' },
    peopleReached: {
      asked:
        'viele menschen|kinder|personen|jugendliche erreicht|begleitet|profitieren|unterstützt|teil / zahl teilnehmer*',
      shown: 'menschen / kinder / jugendliche / kund* / personen / teilnehmer*',
    },
    otherCount: { asked: 'wie viele / anzahl / *zahl' },
    projectTitle: {
      asked: '=titel|name projekts|projekt|vorhabens / projekttitel / projektname',
      shown: 'projekt / vorhaben / unser_vorhaben',
    },
    projectStart: {
      asked: 'projektbeginn / wann projekt|vorhaben beginnen|beginnt|starten / beginn projekt*',
      shown: 'beginn* / vom / ab',
    },
    projectEnd: { asked: 'projektende / wann projekt endet|enden / ende projekt*', shown: 'ende* / bis' },
    projectTime: {
      asked: 'projektlaufzeit / laufzeit / projektzeitraum / zeitraum / dauer projekt*',
      shown: 'vom / beginn / zwischen',
    },
    isCharity: { asked: 'gemeinnützig ist|sind|anerkannt', shown: 'gemeinnützig*' },
    policy: {
      asked: 'haben|besteht|gibt konzept|schutzkonzept|richtlinie',
      shown: 'schutzkonzept / konzept / richtlinie',
    },
    mission: { asked: 'ziele|zweck|satzungszweck organisation|vereins|verein', shown: 'zweck', under: 'ziele / zweck' },
    activities: {
      asked:
        'was macht|tut|tun|machen verein|organisation|sie / stellen organisation|verein|sich vor / tätigkeiten / beschreiben organisation|verein|arbeit !projekt',
      shown: 'wir_begleiten / sammelt / zeigt / lernen_bei_uns / wir_bieten',
      under: 'wer_wir_sind / was_wir_tun / über_uns',
    },
    need: {
      asked: 'warum notwendig|nötig|gebraucht|braucht|brauchen / bedarf* / bedarfsbegründung',
      shown: 'armut / einsam* / fehlt / kein* / gestiegen / nur',
      under: 'bedarf* / warum* / ausgangslage / notwendigkeit',
    },
    beneficiaries: { asked: 'zielgruppe* / wem|wer zugute|profitiert', shown: 'zielgruppe', under: 'zielgruppe*' },
    outcomes: { asked: 'wirkung|ergebnisse|erfolge', shown: 'wirkung', under: 'wirkung / ergebnisse / zahlen / 20*' },
    measuring: {
      asked: 'messen|evaluation|evaluier*|überprüf*',
      shown: 'fragebogen / befragung / evaluation',
      under: 'evaluation / wirkungsmessung',
    },
    safety: {
      asked: 'schützen|schutz|sicherheit wie|kinder|maßnahmen / kinderschutz',
      shown: 'führungszeugnis / schutzkonzept / belehrung / geprüft / erste_hilfe',
      under: 'sicherheit / schutz / hygiene_und_schutz / kinderschutz',
    },
    training: {
      asked: 'schul*|qualifizier* ehrenamtliche*|mitarbeiter*',
      shown: 'kurs / schulung / supervision',
      under: 'qualität',
    },
    risks: { asked: 'risiken|risiko', shown: 'risiko / risiken', under: 'risik*' },
    afterGrant: {
      asked: 'nach förderung|projekt wie|geht|weiter / nachhaltig* wie|sichern',
      shown: 'danach / dauerhaft',
      under: 'nach_dem / nachhaltigkeit / zukunft / ausblick',
    },
    spending: {
      asked:
        'wofür verwend*|geld|förderung|mittel|ausgeben / verwendung mittel|förderung|fördermittel / was förderung|geld machen|tun',
      shown: 'möchten / wollen / laden_wir / planen',
      under: 'projekt* / vorhaben / plan*',
    },
  },
}
