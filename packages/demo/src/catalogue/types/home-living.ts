import { group, kind, leaf, pairs } from './kit.ts'

const cleaning = group(
  {
    id: 'cleaning',
    en: 'Floor & Fabric Care',
    fr: 'Entretien',
    share: 4,
    madeLabel: { en: 'Power', fr: 'Alimentation' },
    leaves: [
      leaf('vacuums', 'Vacuums', 'Aspirateurs', [
        kind(
          'vacuum_stick',
          'stick vacuum',
          'm aspirateur-balai',
          'Off the wall, under the sofa, back on the wall.',
          'Décroché, passé sous le divan, raccroché.',
          { price: [149, 449] },
        ),
        kind(
          'vacuum_upright',
          'upright vacuum',
          'm aspirateur vertical',
          'For carpets, stairs and a dog with long hair.',
          'Pour les tapis, les escaliers et le chien à poil long.',
          {
            price: [129, 349],
            made: pairs`12-amp = de 12 A`,
            looks: pairs`
              lightweight = léger/légère; bagless = sans sac; quiet = silencieux/silencieuse;
              multi-surface = multisurface/
            `,
            features: pairs`
              with pet tool = avec brosse pour poils d’animaux; with HEPA filter = à filtre HEPA;
              with LED headlights = à phares à DEL; with long hose = à long boyau
            `,
          },
        ),
      ]),
      leaf('steam-mops', 'Steam Mops', 'Vadrouilles à vapeur', [
        kind(
          'steam-mop',
          'steam mop',
          'f vadrouille à vapeur',
          'Water, heat and nothing else on the floor where children play.',
          'De l’eau, de la chaleur, rien d’autre sur le plancher où jouent les enfants.',
          {
            price: [79, 199],
            made: pairs`1500 W = de 1 500 W; 1300 W = de 1 300 W`,
            looks: pairs`
              lightweight = léger/légère; foldable = pliant/pliante; 2-in-1 = deux-en-un;
              quick-heating = à chauffe rapide
            `,
            features: pairs`
              with four pads = avec quatre tampons; with handheld steamer = avec vaporisateur à main;
              with scrubbing brush = avec brosse à récurer
            `,
          },
        ),
      ]),
      leaf('irons', 'Irons & Steamers', 'Fers et défroisseurs', [
        kind(
          'iron',
          'steam iron',
          'm fer à vapeur',
          'Glides on, stops dripping, shuts itself off.',
          'Il glisse, ne coule pas et s’éteint tout seul.',
          {
            price: [39, 129],
            made: pairs`1700 W = de 1 700 W; ceramic-plate = à semelle en céramique`,
            looks: pairs`
              cordless = sans fil; self-cleaning = autonettoyant/autonettoyante; compact = compact/compacte;
              vertical = vertical/verticale
            `,
            features: pairs`
              with retractable cord = à cordon rétractable; with auto shut-off = à arrêt automatique;
              with anti-drip system = à système antigoutte
            `,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`21.6 V = de 21,6 V; 25.2 V = de 25,2 V; 29 V = de 29 V`,
    looks: pairs`
      cordless = sans fil; lightweight = léger/légère; bagless = sans sac; 2-in-1 = deux-en-un;
      quiet = silencieux/silencieuse
    `,
    features: pairs`
      with pet tool = avec brosse pour poils d’animaux; with HEPA filter = à filtre HEPA;
      with wall mount = avec support mural; with LED headlights = à phares à DEL;
      with two batteries = avec deux piles
    `,
    points: pairs`
      Two-year warranty = Garantie de deux ans; Tools stored on board = Accessoires rangés sur l’appareil;
      Washable filter = Filtre lavable;
      Plugs straight from the box = Prêt/Prête à l’emploi dès la sortie de la boîte
    `,
    colours: ['grey', 'red', 'purple', 'teal', 'white', 'blue'],
    price: [99, 399],
    grams: [1800, 6200],
    care: 'electronics',
  },
)

const comfort = group(
  {
    id: 'air-comfort',
    en: 'Air & Comfort',
    fr: 'Air et confort',
    share: 3,
    madeLabel: { en: 'Power', fr: 'Puissance' },
    leaves: [
      leaf('fans', 'Fans', 'Ventilateurs', [
        kind(
          'fan_tower',
          'tower fan',
          'm ventilateur colonne',
          'A slim column that turns its head and keeps its voice down.',
          'Une mince colonne qui tourne la tête et parle tout bas.',
          { made: [], measures: pairs`36-inch = de 91 cm; 40-inch = de 102 cm; 42-inch = de 107 cm` },
        ),
        kind(
          'fan_pedestal',
          'pedestal fan',
          'm ventilateur sur pied',
          'Moves the air of a whole room at the lowest speed.',
          'Il fait circuler l’air de toute la pièce à la plus basse vitesse.',
          { made: [], measures: pairs`16-inch = de 40 cm; 18-inch = de 45 cm` },
        ),
      ]),
      leaf('heaters', 'Heaters', 'Chaufferettes', [
        kind(
          'heater',
          'space heater',
          'f chaufferette',
          'It warms the corner where you are, not the whole house.',
          'Elle réchauffe le coin où vous êtes, pas toute la maison.',
          {
            made: pairs`1500 W = de 1 500 W`,
            looks: pairs`
              ceramic = en céramique; infrared = infrarouge/; oil-filled = à l’huile; compact = compact/compacte;
              oscillating = oscillant/oscillante
            `,
          },
        ),
      ]),
      leaf('air-purifiers', 'Air Purifiers', "Purificateurs d'air", [
        kind(
          'air-purifier',
          'air purifier',
          "m purificateur d'air",
          'Takes out pollen, dander and last night’s fish.',
          'Il capte le pollen, les squames et le poisson d’hier soir.',
          {
            price: [99, 349],
            made: pairs`HEPA = à filtre HEPA; HEPA and carbon = à filtre HEPA et charbon`,
            looks: pairs`quiet = silencieux/silencieuse; compact = compact/compacte; smart = intelligent/intelligente`,
            features: pairs`
              for large rooms = pour grandes pièces; with night light = à veilleuse;
              with air-quality sensor = à capteur de qualité de l’air
            `,
          },
        ),
      ]),
    ],
  },
  {
    looks: pairs`
      quiet = silencieux/silencieuse; oscillating = oscillant/oscillante; smart = intelligent/intelligente;
      foldable = pliant/pliante
    `,
    features: pairs`
      with remote = avec télécommande; with timer = avec minuterie; with digital display = à affichage numérique;
      with sleep mode = à mode nuit; with thermostat = avec thermostat
    `,
    points: pairs`
      Certified for Canada = Homologué/Homologuée au Canada; Tip-over protection = Protection en cas de chute;
      Remote stored in the back = Télécommande rangée à l’arrière; One-year warranty = Garantie d’un an
    `,
    colours: ['white', 'black', 'grey', 'silver'],
    price: [49, 199],
    grams: [2200, 7200],
    care: 'electronics',
  },
)

/** Rooms to live in and what keeps them. */
export const living = [cleaning, comfort]
