/** A fact that a form asks for in a word or two, and how it looks in a document. */
export interface SimpleFact {
  readonly asked: RegExp
  /** Words that stand near it, to search the library by. */
  readonly search: string
  /** The fact with what tells that it is one; the group `value` is the fact itself. */
  readonly shown: RegExp
  /** Words that lead up to the fact and are no part of it. */
  readonly lead?: RegExp
  /** What tells that a value is another organisation's, with words to search the library by. */
  readonly foreign?: { readonly search: string; readonly said: RegExp }
  /** Values that look alike and are something else. */
  readonly unless?: RegExp
  /** Whether it may be on several lines, of which the last is the one that tells. */
  readonly isBlock?: boolean
  /** Whether nothing else than the fact answers the question. */
  readonly only: boolean
}

export const SIMPLE_FACTS: readonly SimpleFact[] = [
  {
    asked:
      /\bEIN\b|\b[Ee]mployer [Ii]dentification [Nn]umber\b|\b[Tt]ax (?:[Ii][Dd]|[Ii]dentification)(?: [Nn]umber)?\b/u,
    search: 'EIN employer identification number tax id',
    shown: /\b(?:EIN|[Ee]mployer [Ii]dentification|[Tt]ax [Ii][Dd])\b[^.\n]{0,40}?(?<value>\b\p{N}{2}-\p{N}{7}\b)/u,
    only: true,
  },
  {
    asked:
      /\b(?:uk|england|wales|scotland|scottish|northern ireland|british|charity commission|oscr)\b[^.?]*\bnumber\b|\bchari\p{L}+\b[^.?]*\bnumber\b[^.?]*\b(?:uk|england|wales|scotland|northern ireland|charity commission|oscr)\b/iu,
    search: 'registered charity number registration registered number england wales scotland',
    shown:
      /\b(?:chari(?:ty|ties)|commission|oscr)\b[^.\n]{0,50}?(?<value>(?<![\p{N}\p{L}-])(?:SC0?|NIC)?\s?\p{N}{5,8}(?:-\p{N}{1,2})?\b)(?!-?\p{N})/iu,
    unless: /^\p{N}{2}-/u,
    only: true,
  },
  {
    asked: /\bvereinsregister\p{L}*|\bregisternummer\b|\bregisterblatt\b/iu,
    search: 'Vereinsregister Registernummer Amtsgericht eingetragen VR',
    shown:
      /\b(?:vereinsregister\p{L}*|register\p{L}*|amtsgericht\p{L}*)\b[^.\n]{0,60}?(?<value>\bVR\s?\p{N}{2,8}(?:\s?[A-Z])?\b|\b\p{N}{3,8}\b(?!\.))/iu,
    only: true,
  },
  {
    asked: /\b(?:siret|siren|rna|numéro d[’'](?:immatriculation|enregistrement|identification))\b/iu,
    search: 'SIRET SIREN RNA numéro association',
    shown:
      /\b(?:siret|siren|rna)\b[^.\n]{0,20}?(?<value>\bW\p{N}{9}\b|\b\p{N}{3}\s?\p{N}{3}\s?\p{N}{3}(?:\s?\p{N}{5})?\b)/iu,
    only: true,
  },
  {
    asked: /\b(?:cnpj|nif|nipc|cif|codice fiscale|partita iva|kvk|rsin)\b/iu,
    search: 'CNPJ NIF NIPC CIF codice fiscale partita IVA KvK RSIN',
    shown:
      /\b(?:cnpj|nif|nipc|cif|codice fiscale|partita iva|c\.f\.|p\.iva|kvk|rsin)\b[^\n\p{N}]{0,20}?(?<value>\b[A-Z]?-?\p{N}{2}\.\p{N}{3}\.\p{N}{3}\/\p{N}{4}-\p{N}{2}\b|\b[A-Z]?-?\p{N}{8,11}\b)/iu,
    only: true,
  },
  {
    asked:
      /\bchari(?:ty|ties|table)\b[^.?]*\bnumber|\b(?:registration|registered) number\b(?!.*compan)|\bregistered charity (?:number|no)/iu,
    search: 'registered charity number registration registered number',
    shown:
      /(?:chari(?:ty|ties)|registration|registered|commission|oscr|\bein\b|tax id|kvk)[^.\n]{0,50}?(?<value>\b(?:SC|NIC|RCN)?\s?\p{N}{5,14}(?:-\p{N}{1,2})?\b|\b\p{N}{2}-\p{N}{7}\b)/iu,
    only: true,
  },
  {
    asked: /\bcompan(?:y|ies)\b[^.?]*\bnumber|\bhandelsregister\p{L}*/iu,
    search: 'company number registered companies house limited',
    shown: /compan(?:y|ies)[^.\n]{0,50}?(?<value>\b(?:SC|NI|OC|CE)?\s?\p{N}{6,8}\b)/iu,
    only: true,
  },
  {
    asked: /\bvat\b[^.?]*\bnumber|\bust-?id/iu,
    search: 'VAT number registered',
    shown: /\b(?:VAT|USt)[^.\n]{0,40}?(?<value>\b(?:[A-Z]{2})?\s?\p{N}{3}[\p{N} ]{5,10}\b)/iu,
    only: true,
  },
  {
    asked:
      /^(?:\W|what is|what's|please|give|state|enter|your|the|organi[sz]ation(?:'s)?|charity|official|project|main|wie lautet|bitte|nennen sie|ihre|die|quel est|votre|l['’]adresse de|le|cuál es|su|el|qual [eé]|o|il|vostro|seu|wat is|uw|adresse der|the address of|adresse de)*(?:web ?site|webseite|web address|home ?page|url|internet(?:seite|adresse)|site (?:web|internet)|sitio web|página web|sito web)\b(?![^.?]*\b(?:cost|budget|spen|visit|develop|who)\p{L}*)/iu,
    search: 'website www http https web org com',
    shown:
      /(?<value>(?<![@\p{L}\p{N}.-])(?:https?:\/\/|www\.)[\p{L}\p{N}.-]+\.\p{L}{2,}(?:\/[\p{L}\p{N}_./#-]*[\p{L}\p{N}/])?|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]{3,}\.(?:org|org\.uk|co\.uk|com|net|eu|de|fr|nl|it|es|pt|ngo)\b(?:\/[\p{L}\p{N}_-]+)*)(?!@)/iu,
    unless:
      /doi\.org|zenodo|github|gitlab|twitter|facebook|linkedin|youtube|instagram|meetup|wikipedia|creativecommons|opensource\.org|gov\b|google|amazonaws|aws\.|medium\.com|arxiv|wordpress\.com|eventbrite|@/iu,
    only: true,
  },
  {
    asked: /\be-?mail\b|\bcontact (?:details?|person|name)\b|\bmain contact\b/iu,
    search: 'email e-mail contact info mail address enquiries',
    shown: /(?<value>[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/iu,
    only: true,
  },
  {
    asked: /\b(?:tele)?phone\b|\b(?:mobile|contact) number\b|\btelefon|\btéléphone\b|\bteléfono\b/iu,
    search: 'telephone phone tel mobile call contact',
    shown: /(?:tel|phone|mobile|call|mob|fon|tél)\p{L}*[.:)\s]{1,4}(?<value>\+?\(?\p{N}[\p{N}() .-]{7,18}\p{N})/iu,
    only: true,
  },
  {
    asked:
      /(?:^|\b(?:postal|registered|office|correspondence|mailing|street|your|organi[sz]ation(?:['’]s)?|charity(?:['’]s)?|full|main|contact)\s)address\b(?! (?:the|this|these|those|a|an|any|your|how|it|issues?|need))|\b(?:anschrift|adresse|dirección postal|indirizzo|morada|endereço)\b/iu,
    search: 'address registered office street road postcode',
    isBlock: true,
    shown:
      /(?:^|\b(?:[Rr]egistered|[Pp]ostal|[Oo]ffice|[Mm]ailing) )[Aa]ddress:\s*(?<value2>(?=[^\n|]*\p{N})(?=[^\n|]*,)[^\n|@]{8,140})$|(?<value>(?<=^|: |\bat )[^\n:]{0,120}?(?:\b[A-Z]{1,2}\p{N}[A-Z\p{N}]?\s?\p{N}[A-Z]{2}\b|\b[A-Z]{2},?\s+\p{N}{5}\b|\b\p{N}{5} \p{Lu}\p{Ll}+))/mu,
    lead: /^.*\b(?:address|office|based|located)\b[^\p{N}]*?\b(?:is|at|in)\s+(?=\S)/iu,
    only: true,
  },
  {
    asked:
      /\bname of (?:the |your )?(?:lead )?(?:organi[sz]ation|charity|applicant|group)\b|^(?:full |legal |official )*(?:organi[sz]ation|charity|applicant|group)(?:'s)?(?: name)?\W*$|\b(?:organi[sz]ation|charity|applicant)(?:'s)? (?:legal |full )?name\b/iu,
    search: 'name of organisation applicant charity registered is a charity',
    shown:
      /^(?:(?:full |legal )?name of (?:the )?(?:lead )?)?(?:grantee |applicant |lead |legal )?(?:organi[sz]ation|applicant|charity|grantee)(?:'s)?(?: name)?:\s*(?<value>[^\n|]{3,80})$|(?<value2>\p{Lu}[\p{L}'’&-]*(?: (?:(?:of|for|and|the|&) )?\p{Lu}[\p{L}'’&-]*){0,6}(?:, (?:International|Inc\.?|Ltd\.?|CIO|CIC))?)(?: \([^)]{2,15}\))? is an? (?:[^\s;:]+ ){0,5}(?:charity|organi[sz]ation|non-?profit|association|foundation|network|trust|community interest company|social enterprise|alliance)\b/imu,
    foreign: { search: 'fiscal sponsor host agent', said: /\bfiscal(?:ly)?[ -](?:sponsor|host|agent)/iu },
    only: true,
  },
]
