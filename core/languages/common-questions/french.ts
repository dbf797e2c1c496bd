import type { CommonQuestionsOfLanguage } from './common-question.ts'

export const frenchCommonQuestions: CommonQuestionsOfLanguage = {
  fillers:
    "nom de l la le les d du des votre vos structure organisme association organisation intitulé titre projet quel quelle est sont complet officiel légal porteur demandeur et ou l'association",
  beside: 'montant annuel annuels total adresse année exercice dernier dernière nombre a t',
  us: 'nous / notre / nos',
  howMany: 'combien_de / combien_d / nombre_de / nombre_d / nombre_total_de',
  yesNo: 'avez|êtes|disposez|votre vous|association',
  yes: 'Oui',
  no: 'Non',
  not: 'pas / non / aucun / sans',
  yearBefore: 'année_précédente / exercice_précédent',
  intends: 'projet / prévoyons / souhaitons / proposons / voulons / allons / demandée / demandons',
  forecasts: 'prévisionnel* / prévoyons / prévu*',
  numbers: 'un deux trois quatre cinq six sept huit neuf dix onze douze',
  organisations:
    'fondation / association / ville / département / région / ministère / état / lycée / école / mairie / caf / caisse / commune* / clinique* / théâtre / maison / compagnie / rue / chemin / route / place / avenue',
  from: 'de / du / entre / début / commence*',
  questions: {
    legalName: {
      asked: '=nom association|structure|organisme|organisation|porteur / =dénomination / =raison sociale',
      shown: 'nom_de_l_association / dénomination / raison_sociale / nom',
    },
    legalForm: {
      asked: 'statut|forme juridique',
      shown: 'association_loi_1901 / statut / forme_juridique / association',
    },
    charityNumber: { asked: 'rna / waldec', shown: 'rna / préfecture / waldec' },
    registeredNumber: { asked: '=numéro enregistrement|immatriculation', shown: 'numéro' },
    companyNumber: { asked: 'siret / siren', shown: 'siret / siren' },
    bankDetails: { asked: 'iban / rib / bancaire*', shown: 'iban / rib' },
    address: {
      asked: 'adresse !électronique !mail !courriel !internet !site / siège social',
      shown: 'siège_social / siège / adresse',
    },
    email: { asked: 'courriel / mail / e-mail / adresse électronique', shown: 'courriel / e-mail / mél' },
    telephone: { asked: 'téléphone', shown: 'téléphone / tél' },
    website: { asked: 'site internet|web', shown: 'site' },
    founded: {
      asked: 'date|année création|fondation / quand|année association|créée|fondée créée|fondée',
      shown: 'date_de_création / créée / fondée / créé / fondé / depuis / création',
    },
    yearEnd: { asked: 'clôture exercice' },
    contact: { asked: 'contact personne|nom / interlocuteur', shown: 'contact' },
    chiefExecutive: {
      asked: 'directrice|directeur|direction !mail / qui dirige / responsable !légal !sécurité',
      shown: 'directrice / directeur / directrice_générale / directeur_général / responsable',
    },
    chair: { asked: 'président|présidente / représentant légal', shown: 'président / présidente' },
    treasurer: { asked: 'trésorier|trésorière', shown: 'trésorier / trésorière' },
    secretary: { asked: 'secrétaire', shown: 'secrétaire' },
    trustees: {
      asked: 'administrateurs|bureau|conseil membres|liste|noms|qui',
      shown: 'administrateurs / bureau / conseil_d_administration',
    },
    partners: {
      asked: 'partenaires !financiers / avec qui travaillez|collaborez',
      shown: 'nos_partenaires / partenaires / en_partenariat / travaillons_avec / collaborons_avec / avec_le',
      under: 'partenaires',
    },
    funders: {
      asked: 'financeurs !projet / qui finance|financent / sources financement / autres subventions',
      shown: 'financeurs / nous_recevons / soutenus_par / financée_par / subvention*',
      under: 'financeurs / soutiens',
    },
    otherFunding: {
      asked: 'autres|cofinancements|cofinanceurs|financements projet|acquis|demandés / cofinancement*',
      shown: 'apporte / apportent / cofinanc* / accordé',
    },
    income: {
      asked: 'produits|recettes|ressources|budget !projet !dépenses !charges',
      shown: 'total_des_produits / produits / recettes / budget_annuel',
    },
    expenditure: { asked: 'charges|dépenses !projet', shown: 'total_des_charges / charges / dépenses' },
    reserves: { asked: 'fonds propres|associatifs / réserves', shown: 'fonds_associatifs / fonds_propres / réserves' },
    surplus: { asked: 'résultat|excédent|déficit', shown: 'excédent / déficit / résultat' },
    amountAsked: {
      asked: 'montant demandé|sollicité|demandée|subvention / subvention demandée|sollicitée / combien demandez',
      shown: 'subvention_demandée / montant_demandé / demandons / sollicitons',
    },
    projectCost: { asked: 'budget|coût projet|total / coût', shown: 'budget_total / coût_total / coût' },
    volunteers: { asked: 'bénévoles nombre|combien', shown: 'bénévoles' },
    staff: { asked: 'salariés|employés|etp nombre|combien', shown: 'salariés / permanents / employés' },
    trusteeCount: { asked: 'administrateurs nombre|combien', shown: 'administrateurs' },
    peopleReached: {
      asked:
        'combien|nombre personnes|familles|bénéficiaires|enfants|jeunes bénéfici*|aidez|aid*|touch*|accompagn*|concern* / nombre bénéficiaires',
      shown: 'familles / personnes / femmes / bénéficiaires / enfants / jeunes / détenus / usagers',
    },
    otherCount: { asked: 'combien / =nombre / nombre adhérents|membres|visiteurs' },
    projectTitle: { asked: '=intitulé|titre|nom projet|action', shown: 'projet / action' },
    projectStart: {
      asked: 'date début|démarrage projet|action / =date début / quand commence*',
      shown: 'début / de / dès',
    },
    projectEnd: { asked: 'date fin projet|action / =date fin', shown: 'fin / à / jusque' },
    projectTime: { asked: 'durée|calendrier|période projet|action / quand projet lieu', shown: 'de / entre / durée' },
    mission: {
      asked: 'objet|mission|missions|buts association|social',
      shown: 'a_pour_objet / a_pour_but',
      under: 'objet / mission*',
    },
    activities: {
      asked:
        'présentez|présentation|décrivez association|structure|activités !projet !action / que fait|faites / activités principales',
      shown: 'est_une_association / monte / recueille / accompagne / nous_proposons',
      under: 'qui_sommes* / nos_activités / présentation / activité*',
    },
    need: {
      asked: 'pourquoi nécessaire|action|projet / besoins|besoin quels|répond*|identifié*|décrivez',
      shown: 'chômage / pauvreté / isole* / manque / n_ont / abandons',
      under: 'pourquoi / besoin* / contexte / constat*',
    },
    beneficiaries: { asked: 'public|bénéficiaires visé|qui|cible', shown: 'public', under: 'public* / bénéficiaires' },
    outcomes: {
      asked: 'résultats|impact|effets',
      shown: 'ont_retrouvé / ont_participé',
      under: 'chiffres / résultats / activité / en_20*',
    },
    measuring: {
      asked: 'évalu* comment|projet|modalités / mesure* comment',
      shown: 'questionnaire / évaluation / entretien / indicateurs',
      under: 'évaluation',
    },
    safety: {
      asked: 'sécurité comment|assurez / protégez|protection comment|enfants',
      shown: 'formation_aux_gestes / encadrant / formés / assurés / gants',
      under: 'sécurité / protection',
    },
    risks: { asked: 'risques', shown: 'risques', under: 'risques' },
    afterGrant: {
      asked: 'après|pérenni* subvention|projet|financement|action',
      shown: 'pérenniser / à_terme',
      under: 'après / avenir / suite*',
    },
    spending: {
      asked: 'servira|utiliser*|utilisation|emploi subvention|aide|fonds / à quoi subvention|argent / servira argent',
      shown: 'souhaitons / proposons / prévo* / voulons',
      under: 'projet / prochain*',
    },
  },
}
