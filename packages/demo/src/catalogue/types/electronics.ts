import { palettes } from '../palettes.ts'
import { computerGroups, spec } from './electronics-computers.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

const audio = group(
  {
    id: 'audio',
    en: 'Audio',
    fr: 'Audio',
    share: 2,
    madeLabel: spec,
    leaves: [
      leaf('headphones', 'Headphones', 'Écouteurs', [
        kind(
          'headphones_over-ear',
          'over-ear headphones',
          'mp écouteurs circum-auriculaires',
          'The plane disappears; the music stays.',
          'L’avion disparaît; la musique reste.',
          {
            features: pairs`
              with carrying case = avec étui; with microphone = à microphone;
              with 40-hour battery = à autonomie de 40 heures
            `,
          },
        ),
        kind(
          'headphones_tv-headphones',
          'TV headphones',
          'mp écouteurs pour téléviseur',
          'Your volume for you, and theirs for them.',
          'Votre volume pour vous, le leur pour eux.',
          {
            features: pairs`
              with charging dock = avec socle de recharge; with volume dial = à molette de volume;
              with two headsets = à deux casques
            `,
            price: [69, 199],
          },
        ),
      ]),
      leaf('speakers', 'Speakers', 'Haut-parleurs', [
        kind(
          'speaker_box-speaker',
          'Bluetooth speaker',
          'm haut-parleur Bluetooth',
          'Small enough for the canoe, loud enough for the dock.',
          'Assez petit pour le canot, assez fort pour le quai.',
          {
            made: pairs`20 W = de 20 W; 30 W = de 30 W; 60 W = de 60 W`,
            looks: pairs`waterproof = étanche/; portable = portatif/portative; retro = rétro; stereo = stéréo`,
            features: pairs`
              with light show = à jeux de lumière; with carrying strap = à dragonne;
              with microphone = avec microphone; with radio = avec radio
            `,
            price: [39, 249],
          },
        ),
        kind(
          'speaker_sound-bar',
          'sound bar',
          'f barre de son',
          'Voices you understand without reading the captions.',
          'Des voix qu’on comprend sans lire les sous-titres.',
          {
            made: pairs`120 W = de 120 W; 200 W = de 200 W`,
            points: pairs`
              Plugs into any television = Se branche à tout téléviseur;
              Night mode for late films = Mode nuit pour les films tardifs; Cables included = Câbles inclus;
              One-year warranty = Garantie d’un an
            `,
            looks: pairs`compact = compact/compacte; 2.1-channel = à 2.1 canaux; Bluetooth = Bluetooth`,
            features: pairs`
              with subwoofer = avec caisson de basses; with remote = avec télécommande;
              with wall mount = avec support mural
            `,
            price: [99, 399],
            grams: [2200, 6200],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`Bluetooth = Bluetooth; hi-fi = haute fidélité`,
    looks: pairs`
      noise-cancelling = à suppression du bruit; wireless = sans fil; foldable = pliant/pliante;
      lightweight = léger/légère
    `,
    features: pairs`with carrying case = avec étui; with microphone = à microphone`,
    points: pairs`
      Pairs once and remembers = S’apparie une fois pour toutes;
      Prompts in English or French = Messages vocaux en français ou en anglais;
      Charges by USB-C = Recharge par USB-C; One-year warranty = Garantie d’un an
    `,
    colours: palettes.tech,
    price: [59, 329],
    grams: [260, 1200],
    care: 'electronics',
  },
)

const imaging = group(
  {
    id: 'tv-cameras',
    en: 'TV & Cameras',
    fr: 'Téléviseurs et appareils photo',
    share: 1.5,
    madeLabel: spec,
    leaves: [
      leaf('televisions', 'Televisions', 'Téléviseurs', [
        kind(
          'television',
          'smart TV',
          'm téléviseur intelligent',
          'A picture that holds up in a bright living room, and one remote.',
          'Une image qui tient dans un salon ensoleillé, et une seule télécommande.',
          {
            made: pairs`4K LED = 4K à DEL; 4K QLED = 4K QLED @1.3; 4K OLED = 4K OLED @2; HD = HD @0.6`,
            measures: pairs`
              32-inch = de 32 po @0.5 @screen-small; 43-inch = de 43 po @0.7 @screen-small; 50-inch = de 50 po @0.85 @screen-medium; 55-inch = de 55 po @screen-medium;
              65-inch = de 65 po @1.5 @screen-large; 75-inch = de 75 po @2 @screen-large
            `,
            looks: pairs`ultraslim = ultramince/; frameless = sans cadre`,
            features: pairs`
              with voice remote = à télécommande vocale; with wall mount = avec support mural;
              with sound bar = avec barre de son
            `,
            price: [449, 699],
            colours: palettes.black,
            plain: true,
            grams: [4500, 26000],
          },
        ),
      ]),
      leaf('cameras', 'Cameras', 'Appareils photo', [
        kind(
          'camera_digital',
          'digital camera',
          'm appareil photo numérique',
          'A real zoom, a strap, and pictures that print.',
          'Un vrai zoom, une dragonne et des photos qui s’impriment bien.',
          {
            made: pairs`24 MP = de 24 MP; 48 MP = de 48 MP`,
            looks: pairs`compact = compact/compacte; mirrorless = sans miroir; waterproof = étanche/`,
            features: pairs`
              with 10x zoom = à zoom 10x; with memory card = avec carte mémoire;
              with flip screen = à écran orientable
            `,
            price: [129, 799],
          },
        ),
        kind(
          'camera_instant',
          'instant camera',
          'm appareil photo instantané',
          'The picture is in your hand before the laugh is over.',
          'La photo est dans la main avant la fin du rire.',
          {
            made: [],
            looks: pairs`retro = rétro; compact = compact/compacte; wide-format = grand format`,
            features: pairs`
              with film pack = avec pellicule; with self-timer = à retardateur;
              with selfie mirror = à miroir égoportrait
            `,
            price: [79, 179],
            colours: ['white', 'black', 'pink', 'teal', 'yellow', 'navy'],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`
      Menus in English and French = Menus en français et en anglais;
      Everything needed is in the box = Tout le nécessaire est dans la boîte;
      Technical support by phone for a year = Soutien technique par téléphone pendant un an;
      One-year warranty = Garantie d’un an
    `,
    colours: palettes.tech,
    price: [99, 799],
    grams: [300, 1200],
    care: 'electronics',
  },
)

const smartHome = group(
  {
    id: 'smart-home',
    en: 'Smart Home',
    fr: 'Maison intelligente',
    share: 1,
    madeLabel: spec,
    leaves: [
      leaf('doorbells', 'Video Doorbells', 'Sonnettes vidéo', [
        kind(
          'doorbell-camera_doorbell',
          'video doorbell',
          'f sonnette vidéo',
          'See who it is from the garden, or from Florida.',
          'Voyez qui sonne depuis le jardin, ou depuis la Floride.',
        ),
      ]),
      leaf('security-cameras', 'Security Cameras', 'Caméras de sécurité', [
        kind(
          'doorbell-camera_security',
          'outdoor security camera',
          'f caméra de sécurité extérieure',
          'Made for minus 25 and for raccoons.',
          'Faite pour moins 25 et pour les ratons laveurs.',
          { measures: pairs`, 2-pack = , paquet de 2 @x2; , 4-pack = , paquet de 4 @x4`, price: [69, 299] },
        ),
      ]),
    ],
  },
  {
    made: pairs`1080p = 1080p; 2K = 2K; 4K = 4K`,
    looks: pairs`wireless = sans fil; solar = solaire/; battery-powered = à pile; Wi-Fi = Wi-Fi`,
    features: pairs`
      with chime = avec carillon; with colour night vision = à vision nocturne en couleurs;
      with motion sensor = à détecteur de mouvement; with two-way audio = à audio bidirectionnel
    `,
    points: pairs`
      No monthly fee: recordings stay on the card = Sans frais mensuels: les images restent sur la carte;
      Works from −25 to 45 °C = Fonctionne de −25 à 45 °C;
      Installs in fifteen minutes = S’installe en quinze minutes;
      Application in English and French = Application en français et en anglais
    `,
    colours: ['black', 'white', 'silver'],
    price: [59, 219],
    grams: [240, 900],
    care: 'electronics',
  },
)

/** Computers, phones, sound, pictures, the smart home. */
export const electronics: DepartmentData = {
  id: 'electronics',
  en: 'Electronics',
  fr: 'Électronique',
  share: 6,
  groups: [...computerGroups, audio, imaging, smartHome],
  openings: [
    {
      en: 'Out of the box and working in ten minutes: we timed it with {this}.',
      fr: 'Sorti/Sortie de la boîte et en marche en dix minutes: nous avons chronométré {ce}.',
    },
    {
      en: '{This} [was|were] picked by people who dislike manuals.',
      fr: '{Ce} [a été choisi/choisie|ont été choisi/choisie] par des gens qui n’aiment pas les modes d’emploi.',
    },
    {
      en: 'What matters is simple: {this} [works|work], every day, for everyone in the house.',
      fr: 'L’essentiel est simple: {ce} [fonctionne|fonctionnent] tous les jours, pour toute la maisonnée.',
    },
  ],
  closings: [
    {
      en: 'Our help line answers in both languages, seven days a week.',
      fr: 'Notre ligne d’aide répond dans les deux langues, sept jours sur sept.',
    },
    {
      en: 'Updates come by themselves; nothing to subscribe to.',
      fr: 'Les mises à jour se font toutes seules; aucun abonnement.',
    },
    {
      en: 'Old device? Ask us how to recycle it in your province.',
      fr: 'Un vieil appareil? Demandez-nous comment le recycler dans votre province.',
    },
  ],
}
