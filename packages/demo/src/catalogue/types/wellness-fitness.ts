import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const fitness = group(
  {
    id: 'fitness-equipment',
    en: 'Fitness Equipment',
    fr: 'Appareils de conditionnement',
    share: 2,
    madeLabel: { en: 'Build', fr: 'Fabrication' },
    leaves: [
      leaf('treadmills', 'Treadmills', 'Tapis roulants', [
        kind(
          'treadmill_treadmill',
          'treadmill',
          'm tapis roulant',
          'Walk through February without putting on boots.',
          'Marchez tout février sans mettre de bottes.',
        ),
        kind(
          'treadmill_walking-pad',
          'walking pad',
          'm tapis de marche',
          'Slides under the desk and counts the steps of a meeting.',
          'Il se glisse sous le bureau et compte les pas d’une réunion.',
          { price: [199, 449], grams: [16000, 28000] },
        ),
      ]),
      leaf('exercise-bikes', 'Exercise Bikes', 'Vélos stationnaires', [
        kind(
          'exercise-bike',
          'exercise bike',
          'm vélo stationnaire',
          'A wide seat, a quiet wheel, and a shelf for the tablet.',
          'Une selle large, une roue silencieuse et une tablette pour l’écran.',
          {
            made: pairs`steel-frame = à cadre d’acier`,
            looks: pairs`
              folding = pliant/pliante; recumbent = semi-allongé/semi-allongée; magnetic = magnétique/;
              upright = droit/droite
            `,
          },
        ),
      ]),
      leaf('weights', 'Weights', 'Haltères', [
        kind(
          'dumbbell',
          'dumbbell set',
          "m/mp ensemble d'haltères",
          'They do not roll, they do not chip the floor, and the grip is yours.',
          'Ils ne roulent pas, n’abîment pas le plancher et se tiennent bien.',
          {
            made: pairs`neoprene = en néoprène; vinyl = en vinyle; cast-iron = en fonte`,
            looks: pairs`adjustable = réglable/; hexagonal = hexagonal/hexagonale`,
            measures: pairs`10 lb = de 4,5 kg; 20 lb = de 9 kg; 32 lb = de 14,5 kg; 52 lb = de 24 kg`,
            features: pairs`with stand = avec support; with workout guide = avec guide d’exercices`,
            price: [29, 249],
            colours: palettes.brights,
            grams: [4500, 24000],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`steel-frame = à cadre d’acier; cushioned-deck = à plateforme coussinée`,
    looks: pairs`
      folding = pliant/pliante; motorized = motorisé/motorisée; compact = compact/compacte;
      quiet = silencieux/silencieuse
    `,
    features: pairs`
      with heart-rate sensors = à capteurs de fréquence cardiaque; with tablet holder = à support pour tablette;
      with remote = avec télécommande; with Bluetooth = à connexion Bluetooth
    `,
    points: pairs`
      Supports up to 120 kg = Supporte jusqu’à 120 kg;
      Assembly in 30 minutes, tools included = Assemblage en 30 minutes, outils inclus;
      Wheels for moving it = Roulettes de transport; Frame guaranteed for five years = Cadre garanti cinq ans
    `,
    colours: ['black', 'grey', 'white', 'red'],
    price: [299, 999],
    grams: [18000, 48000],
    care: 'wipe-clean',
  },
)

const yoga = group(
  {
    id: 'yoga-recovery',
    en: 'Yoga & Recovery',
    fr: 'Yoga et récupération',
    share: 3,
    leaves: [
      leaf('yoga-mats', 'Yoga Mats', 'Tapis de yoga', [
        kind(
          'yoga-mat_yoga',
          'yoga mat',
          'm tapis de yoga',
          'Grips when hands are wet, and unrolls flat.',
          'Il adhère même les mains moites et se déroule bien à plat.',
          { price: [24, 99] },
        ),
        kind(
          'yoga-mat_exercise',
          'exercise mat',
          "m tapis d'exercice",
          'Thick enough for knees and for a basement floor.',
          'Assez épais pour les genoux et le plancher du sous-sol.',
          { price: [29, 89] },
        ),
      ]),
      leaf('massagers', 'Massagers', 'Appareils de massage', [
        kind(
          'massager_neck',
          'neck massager',
          'm appareil de massage pour la nuque',
          'Two warm thumbs for the place where the day settles.',
          'Deux pouces chauds là où la journée s’accumule.',
          {
            made: [],
            measures: [],
            looks: pairs`
              shiatsu = shiatsu; heated = chauffant/chauffante; cordless = sans fil; rechargeable = rechargeable/
            `,
            features: pairs`
              with heat = à chaleur apaisante; with arm straps = à sangles; with travel bag = avec sac de voyage
            `,
            price: [49, 149],
            grams: [900, 1800],
            colours: ['grey', 'black', 'tan', 'purple'],
            care: 'electronics',
          },
        ),
        kind(
          'massager_foot',
          'foot massager',
          'm appareil de massage pour les pieds',
          'After the market, after the shift, after the dance.',
          'Après le marché, après le quart de travail, après la danse.',
          {
            made: [],
            measures: [],
            looks: pairs`shiatsu = shiatsu; heated = chauffant/chauffante; compression = à compression d’air`,
            features: pairs`
              with remote = avec télécommande; with washable lining = à doublure lavable;
              with three intensities = à trois intensités
            `,
            price: [69, 229],
            grams: [2800, 5200],
            colours: ['grey', 'black', 'tan', 'white'],
            care: 'electronics',
          },
        ),
        kind(
          'massager_gun',
          'massage gun',
          'm pistolet de massage',
          'Small, quiet, and it finds the knot.',
          'Petit, silencieux, et il trouve le nœud.',
          {
            made: [],
            measures: [],
            looks: pairs`cordless = sans fil; compact = compact/compacte; percussion = à percussion`,
            features: pairs`
              with six heads = à six têtes; with carrying case = avec étui; with heat = à tête chauffante
            `,
            price: [59, 249],
            grams: [500, 1100],
            care: 'electronics',
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`natural rubber = en caoutchouc naturel; cork = en liège @tan; foam = en mousse; jute = en jute @tan`,
    looks: pairs`
      non-slip = antidérapant/antidérapante; folding = pliant/pliante; extra-thick = extra-épais/extra-épaisse;
      reversible = réversible/
    `,
    features: pairs`
      with carrying strap = avec sangle de transport; with alignment lines = à repères d’alignement;
      with carrying bag = avec sac de transport
    `,
    measures: pairs`4 mm = de 4 mm; 6 mm = de 6 mm; 10 mm = de 10 mm; 15 mm = de 15 mm`,
    points: pairs`
      No latex smell = Sans odeur de latex; Wipes clean = Se nettoie d’un coup de linge;
      Comes with a guide in both languages = Guide inclus, dans les deux langues;
      One-year warranty = Garantie d’un an
    `,
    colours: ['purple', 'teal', 'blue', 'pink', 'grey', 'black', 'green'],
    price: [29, 149],
    grams: [900, 2600],
    care: 'wipe-clean',
  },
)

/** Equipment to move with, and to rest after. */
export const fitnessGroups = [fitness, yoga]
