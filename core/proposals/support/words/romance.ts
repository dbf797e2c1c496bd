import type { SupportWords } from './support-words.ts'

export const spanish: SupportWords = {
  generic: `personas persona gente trabajo trabajar trabaja ayuda ayudar año años día días semana semanas mes meses tiempo veces
    proyecto asociación organización dar dio hacer hecho nuevo nueva bueno importante hoy total cerca juntos parte muchos más euros euro
    ciento mil millón millones objetivo según señores estimados`,
  synonyms:
    'fundar fundó fundada creada; presidir presidente presidenta; emplear empleamos empleados personal plantilla; ingresos; gastos gastó',
  standing: `premio|premios|premiad\\p{L}+|galardon\\p{L}+|líder\\p{L}*|principal(?:es)?|mejor(?:es)?|mayor(?:es)? (?:organización|asociación|proyecto)|única? (?:organización|asociación|entidad)|únic\\p{L}+|reconocid\\p{L}+|acreditad\\p{L}+|certificad\\p{L}+|ganamos|ganado|destacad\\p{L}+`,
  intents:
    'vamos a|va a|queremos|quiere|esperamos|planeamos|pretendemos|objetivo|podremos|podría|podemos|puede|si|para que|será|serán|haremos|deseamos',
  general: 'creemos|pensamos|importante|esencial|gracias|agradecemos|a menudo|normalmente|por eso|por esta razón',
  greetings: 'estimad[oa]s?|querid[oa]s?|muy señor\\p{L}*|hola|a quien corresponda',
  farewells: 'atentamente|saludos|un cordial|cordialmente|reciba',
  near: 'unos|unas|aproximadamente|cerca de|alrededor de|en torno a',
  below: 'casi|cerca de|menos de|hasta',
  above: 'más de|al menos|por encima de',
  differences: 'más|menos|aumento|superávit|diferencia|incremento',
  falls: 'bajó|disminuyó|cayó|descenso|disminución',
  fractions: 'mitad=0.5 tercio=0.3333 tercios=0.6667 cuarto=0.25 cuartos=0.75',
  conjunctions: 'y e o pero mientras',
  abstractNouns: 'objetivos cosas razones partes etapas maneras formas áreas veces',
}

export const italian: SupportWords = {
  generic: `persone persona gente lavoro lavorare lavora aiuto aiutare anno anni giorno giorni settimana settimane mese mesi tempo volte
    progetto associazione organizzazione dare fatto fare nuovo nuova buono importante oggi totale circa insieme parte molti più euro
    cento mila milione milioni obiettivo secondo gentili`,
  synonyms:
    'fondare fondata fondò nata; presidente presiede; impiegare dipendenti personale; entrate ricavi; uscite spese speso',
  standing: `premio|premi|premiat\\p{L}+|leader|principale|principali|miglior\\p{L}*|maggiore (?:organizzazione|associazione)|unic[ao] (?:organizzazione|associazione|ente)|unic[oa]|riconosciut\\p{L}+|accreditat\\p{L}+|certificat\\p{L}+|vinto|eccellen\\p{L}+`,
  intents:
    'vogliamo|vuole|speriamo|intendiamo|prevediamo|obiettivo|potremo|potrebbe|possiamo|può|possono|se|affinché|sarà|saranno|faremo|desideriamo|vorremmo',
  general: 'crediamo|pensiamo|importante|essenziale|grazie|ringraziamo|spesso|di solito|per questo',
  greetings: 'gentil[ei]|egregi[oa]?|spett\\p{L}*|car[oaie]|buongiorno',
  farewells: 'cordiali saluti|distinti saluti|con i migliori|cordialmente',
  near: 'circa|intorno a|all’incirca',
  below: 'quasi|meno di|fino a',
  above: 'più di|oltre|almeno',
  differences: 'più|meno|aumento|avanzo|differenza|crescita',
  falls: 'diminuito|diminuita|calato|calo|diminuzione',
  fractions: 'metà=0.5 terzo=0.3333 terzi=0.6667 quarto=0.25 quarti=0.75',
  conjunctions: 'e o ma mentre',
  abstractNouns: 'obiettivi cose ragioni parti fasi modi aree volte',
}

export const portuguese: SupportWords = {
  generic: `pessoas pessoa gente trabalho trabalhar trabalha ajuda ajudar ano anos dia dias semana semanas mês meses tempo vezes
    projeto projecto associação organização dar fazer feito novo nova bom importante hoje total cerca juntos parte muitos mais euros euro
    cento mil milhão milhões objetivo segundo senhores`,
  synonyms:
    'fundar fundada fundou criada; presidente preside; empregar empregamos funcionários pessoal; receitas rendimentos; despesas gastou',
  standing: `prémio|prêmio|prémios|prêmios|premiad\\p{L}+|líder\\p{L}*|principal|principais|melhor(?:es)?|maior (?:organização|associação)|únic\\p{L}+|reconhecid\\p{L}+|acreditad\\p{L}+|certificad\\p{L}+|ganhámos|ganhamos|vencemos|destacad\\p{L}+`,
  intents:
    'vamos|vai|queremos|quer|esperamos|pretendemos|planeamos|objetivo|poderemos|poderia|podemos|pode|se|para que|será|serão|faremos|desejamos',
  general: 'acreditamos|pensamos|importante|essencial|obrigad\\p{L}+|agradecemos|muitas vezes|normalmente|por isso',
  greetings: 'prezad[oa]s?|car[oa]s?|ex\\.?m[oa]s?|olá',
  farewells: 'atenciosamente|com os melhores|cumprimentos|cordialmente|respeitosamente',
  near: 'cerca de|aproximadamente|em torno de|perto de',
  below: 'quase|menos de|até',
  above: 'mais de|pelo menos|acima de',
  differences: 'mais|menos|aumento|excedente|diferença|crescimento',
  falls: 'diminuiu|caiu|baixou|queda|diminuição',
  fractions: 'metade=0.5 terço=0.3333 terços=0.6667 quarto=0.25 quartos=0.75',
  conjunctions: 'e ou mas enquanto',
  abstractNouns: 'objetivos coisas razões partes etapas maneiras formas áreas vezes',
}
