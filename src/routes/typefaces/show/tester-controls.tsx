import { Segmented } from '#app/ui/segmented.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { Switch } from '#app/ui/switch.tsx';
import {
  type Abilities,
  alignments,
  axisValue,
  featureValue,
  naturalAlignment,
  stepOf,
  type TesterFeature,
  type TesterState,
  testerLimits,
  weightOf,
  withAlignment,
  withAxis,
  withFeature,
} from '#domain/typeface/tester.ts';
import { contrastWords } from '#routes/typefaces/show/contrast-words.ts';
import styles from './tester.module.css';

interface Props {
  state: TesterState;
  abilities: Abilities;
  unread: boolean;
  onChange: (change: (state: TesterState) => TesterState) => void;
  onReset: () => void;
}

const measures = [
  { key: 'size', label: 'Size', unit: ' px' },
  { key: 'leading', label: 'Leading', unit: '' },
  { key: 'tracking', label: 'Tracking', unit: ' em' },
] as const;

const alignmentNames = { left: 'Left', center: 'Centre', right: 'Right', justify: 'Both' };

/** Native ranges: arrows, Page Up, Home and End work. */
export function Settings({ state, abilities, onChange, onReset }: Props) {
  return (
    <div className={styles.settings}>
      {measures.map(({ key, label, unit }) => (
        <Slider
          key={key}
          id={`tester-${key}`}
          label={label}
          unit={unit}
          min={testerLimits[key].least}
          max={testerLimits[key].most}
          step={testerLimits[key].step}
          defaultValue={state[key]}
          onValue={(value) => onChange((now) => ({ ...now, [key]: value }))}
        />
      ))}
      {abilities.axes.map((axis) => (
        <Slider
          key={axis.tag}
          id={`tester-axis-${axis.tag}`}
          label={axis.tag === 'opsz' ? `${axis.name}, else by size` : axis.name}
          min={axis.least}
          max={axis.most}
          step={stepOf(axis)}
          defaultValue={axisValue(state, axis)}
          onValue={(value) => onChange((now) => withAxis(now, axis, value))}
        />
      ))}
      <Colors state={state} onChange={onChange} />
      <Choices state={state} abilities={abilities} onChange={onChange} />
      <button type="button" className="btn" onClick={onReset}>
        Reset
      </button>
    </div>
  );
}

/** What the two inputs show before anything is chosen. */
const firstColors = { ink: '#14171c', ground: '#ffffff' };

/** Text and ground: choosing one sets both, so that what is read is what is stated. */
function Colors({ state: { colors }, onChange }: Pick<Props, 'state' | 'onChange'>) {
  const shown = colors ?? firstColors;
  return (
    <fieldset className={styles.colors}>
      <legend>Colours</legend>
      {(['ink', 'ground'] as const).map((key) => (
        <label key={key}>
          <input
            type="color"
            value={shown[key]}
            onChange={({ currentTarget: { value } }) =>
              onChange((now) => ({
                ...now,
                colors: { ...(now.colors ?? firstColors), [key]: value },
              }))
            }
          />
          {key === 'ink' ? 'Text' : 'Ground'}
        </label>
      ))}
      <output>
        {colors ? contrastWords(colors.ink, colors.ground) : 'The colours of this site'}
      </output>
    </fieldset>
  );
}

function Choices({ state, abilities, onChange }: Pick<Props, 'state' | 'abilities' | 'onChange'>) {
  const { weights, regular, hasItalic } = abilities;
  const axis = { tag: 'wght', name: 'Weight', least: 1, default: regular, most: 1000 };
  return (
    <>
      {weights.length > 0 && (
        <Segmented
          legend="Weight"
          name="tester-weight"
          segments={weights.map((weight) => ({ value: String(weight), label: String(weight) }))}
          value={String(weightOf(state, abilities))}
          onValue={(value) => onChange((now) => withAxis(now, axis, Number(value)))}
        />
      )}
      {hasItalic && (
        <Switch
          label="Italic"
          checked={state.isItalic}
          onChange={({ currentTarget: { checked } }) =>
            onChange((now) => ({ ...now, isItalic: checked }))
          }
        />
      )}
      <Segmented
        legend="Alignment"
        name="tester-align"
        segments={alignments.map((value) => ({ value, label: alignmentNames[value] }))}
        value={state.align ?? naturalAlignment(state.text)}
        onValue={(value) =>
          onChange((now) =>
            withAlignment(
              now,
              alignments.find((one) => one === value) ?? naturalAlignment(now.text),
            ),
          )
        }
      />
    </>
  );
}

/** Pressed is on; a feature of several variants goes through them, then off. */
export function Features({ state, abilities, unread, onChange }: Props) {
  return (
    <>
      <h3 className={styles.heading}>Features</h3>
      {unread && (
        <p className={styles.note}>
          Unread: only subset files of it are kept here, and these have lost most features.
        </p>
      )}
      <ul className={styles.features}>
        {abilities.features.map((feature) => (
          <Feature
            key={feature.tag}
            feature={feature}
            value={featureValue(state, feature)}
            onValue={(value) => onChange((now) => withFeature(now, feature, value))}
          />
        ))}
      </ul>
    </>
  );
}

interface FeatureProps {
  feature: TesterFeature;
  value: number;
  onValue: (value: number) => void;
}

function Feature({ feature: { tag, name, most }, value, onValue }: FeatureProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.feature}
        aria-pressed={value > 0}
        data-on={value > 0 || undefined}
        onClick={() => onValue(value >= most ? 0 : value + 1)}
      >
        {name} <small>{most > 1 && value > 0 ? `${tag} ${value}` : tag}</small>
      </button>
    </li>
  );
}
