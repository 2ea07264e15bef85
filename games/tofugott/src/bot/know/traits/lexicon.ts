import type { Leaning } from './leaning.ts';

/** Beginnings of words in English and in German, whole words with a `$` behind, and what such a word leans to. */
export type LexiconEntry = { readonly en: string; readonly de: string; readonly leaning: Leaning };

const entry = (en: string, de: string, leaning: Leaning): LexiconEntry => ({ en, de, leaning });

/** What words hint at, for the questions of own decks, which come without leanings. */
export const lexicon: readonly LexiconEntry[] = [
  entry(
    'water swim sea ocean bath beach river lake rain boat ship island pool drown wet dive fish',
    'wasser schwimm schwamm meer bad strand fluss regen boot schiff insel nass tauch fisch ufer',
    { wet: 2 },
  ),
  entry('fly flies flew flight sky wing air roof balloon', 'flieg flog flug himmel flügel luft dach ballon', {
    airy: 2,
    free: 1,
  }),
  entry('fast quick race hurry overtak chase sprint', 'schnell rast renn eil überhol jag flink', { fast: 2 }),
  entry(
    'sleep asleep snor wait bed lazy nap slow tired',
    'schlaf schläf schnarch wart bett faul langsam müde gähn',
    { calm: 2, fast: -1 },
  ),
  entry('big huge giant heavy enormous weigh fat', 'gross grös riesig riese schwer gewicht wiegt dick', {
    big: 2,
  }),
  entry('small tiny little hole gap pocket shoe', 'klein winzig loch spalt hosentasche schuh', { big: -2 }),
  entry('strong lift carry carries pull push muscle gym', 'stark heb trag träg zieh schlepp muskel', {
    strong: 2,
  }),
  entry('protect rescue save help guard catch', 'beschütz rett hilf helf bewach wache auffang', {
    strong: 1,
    loyal: 2,
  }),
  entry(
    'danger fear afraid monster kill weapon enemy attack threat bite war fight',
    'gefahr gefähr angst fürcht monster töte waffe feind angriff droh beiss krieg kampf kämpf',
    { dangerous: 2 },
  ),
  entry(
    'creep ghost dark cellar scream horror grave dead death corpse haunt spook',
    'grusel gespenst geist dunkel keller schrei grab tot tod leiche spuk',
    { creepy: 2 },
  ),
  entry(
    'dirt smell stink toilet mud rubbish garbage mess sewer drain bin',
    'dreck schmutz stink riech klo toilette schlamm müll abfall abfluss',
    { dirty: 2, elegant: -1 },
  ),
  entry('clean soap wash white shower', 'sauber seife wasch wäsch weiss dusch', { dirty: -2 }),
  entry(
    'clever smart exam science professor teach solve puzzle chess wise brain idea invent',
    'klug schlau prüfung wissenschaft lehr lös rätsel schach weise hirn idee erfind erfand',
    { clever: 2 },
  ),
  entry('stupid forget forgot dumb fool clumsy', 'dumm vergess vergiss vergass blöd tollpatsch ungeschickt', {
    clever: -2,
  }),
  entry(
    'friend party group together family neighbour guest team crowd club',
    'freund fest gruppe zusammen familie nachbar gast gäste team menge verein',
    { sociable: 2 },
  ),
  entry('alone lonely silen quiet calm meditat', 'allein einsam still ruhig schweig meditier', {
    calm: 2,
    noisy: -1,
    sociable: -1,
  }),
  entry(
    'noise loud sing sang talk shout music concert speech choir call sound hear',
    'lärm laut sing sang red ruf rief musik konzert chor brüll kling klang hör geräusch',
    { noisy: 2 },
  ),
  entry('joke funny laugh clown silly comic humour', 'witz lustig lach clown spass komisch humor', {
    funny: 2,
  }),
  entry(
    'eat ate$ food dinner lunch breakfast cook plate hungry meal kitchen recipe soup dish taste cake menu',
    'essen esst isst gegessen mahl koch köch teller hunger küche rezept suppe gericht schmeck kuchen torte menü',
    { edible: 2 },
  ),
  entry(
    'greed money rich pay paid steal stole thief buy bank gold win$ winner lottery',
    'gier geld reich zahl stiehl stahl dieb kauf bank gold lotto',
    { greedy: 1, sly: 1 },
  ),
  entry(
    'love kiss date marr wedding beaut pretty dress elegant dance bride',
    'lieb kuss küss heirat hochzeit schön kleid elegant tanz tänz braut',
    { elegant: 2, cute: 1 },
  ),
  entry('baby child cute sweet cuddle pet toy', 'baby kind süss kuschel haustier spielzeug knuddel', {
    cute: 2,
    soft: 1,
  }),
  entry('soft pillow blanket hug sofa', 'weich kissen decke umarm sofa', { soft: 2 }),
  entry('hard armour shield stone iron', 'hart panzer schild stein eisen', { soft: -2, strong: 1 }),
  entry(
    'liar cheat secret spy spies betray trick hide hidden crime criminal polic murder suspect',
    'lüg betrüg geheim spion verrat verrät trick versteck verbrech polizei mord mörder verdächtig',
    { sly: 2 },
  ),
  entry('trust loyal faithful promise honest', 'vertrau treu versprech versprich ehrlich', {
    loyal: 2,
    sly: -1,
  }),
  entry(
    'god holy church pray heaven angel miracle priest temple shrine soul saint bless',
    'gott götter heilig kirche gebet betest engel wunder priester tempel schrein seele segn',
    { holy: 2 },
  ),
  entry('devil hell$ sin$ sins$ sinner evil', 'teufel hölle sünd böse', { holy: -2, dangerous: 1, sly: 1 }),
  entry(
    'old ancient grandm grandp grandf museum histor past century',
    'alt uralt oma opa grossmutter grossvater museum geschicht jahrhundert früher',
    { old: 2 },
  ),
  entry(
    'modern computer phone robot internet app$ future city video screen',
    'modern computer handy telefon roboter internet app$ zukunft stadt video bildschirm',
    { modern: 2 },
  ),
  entry('work office boss build job busy colleague diligen', 'arbeit büro chef bau beruf fleiss kolleg', {
    diligent: 2,
  }),
  entry(
    'holiday travel foreign exotic jungle adventure wild zoo',
    'ferien urlaub reis fremd exot dschungel abenteuer wild',
    {
      exotic: 2,
    },
  ),
  entry('free freedom escape dream wind', 'frei freiheit flieh flucht traum träum wind', { free: 2 }),
  entry('boring normal ordinary average bland', 'langweil normal gewöhnlich durchschnitt fad alltag', {
    plain: 2,
  }),
  entry('wear$ wearing wore$ clothes colour costume', 'anzieh ziehst farbe kostüm', {
    exotic: 1,
    elegant: 1,
    plain: -1,
  }),
  entry('creep slip sneak squeeze whisper', 'schleich zwäng flüster verschwind', {
    sly: 1,
    big: -1,
    noisy: -1,
  }),
  entry('jump climb ladder stairs', 'spring hüpf kletter leiter treppe', { airy: 1, fast: 1, big: -1 }),
  entry('dig$ digs$ dug$ bury buried tunnel', 'gräb vergrab tunnel', { dirty: 1, strong: 1, airy: -1 }),
  entry('stare staring', 'starr', { calm: 1, creepy: 1, noisy: -1 }),
  entry('sport match goal champion medal', 'sport elfmeter meister medaille', { strong: 1, fast: 1 }),
  entry('hate worst annoy angry argue quarrel', 'hass schlimm nerv wüt streit', {
    dangerous: 1,
    noisy: 1,
    cute: -1,
  }),
  entry('gift present surprise wish', 'geschenk überrasch wunsch wünsch', { exotic: 1, cute: 1 }),
  entry('rat$ rats$ rodent', 'ratte maus mäuse', { rat: 1 }),
  entry('pig$ pigs$ piglet', 'schwein sau$ ferkel', { pig: 1 }),
  entry('elephant trunk', 'elefant rüssel', { elephant: 1 }),
  entry('dolphin', 'delfin delphin', { dolphin: 1 }),
  entry('human', 'mensch', { human: 1 }),
  entry('tofu vegan', 'tofu vegan', { tofu: 1 }),
  entry('spider web', 'spinne netz', { spider: 1 }),
  entry('beetle bug insect', 'käfer insekt', { beetle: 1 }),
  entry('bird feather nest', 'vogel vögel feder nest', { bird: 1 }),
  entry('snake poison queue', 'schlange gift', { snake: 1 }),
];
