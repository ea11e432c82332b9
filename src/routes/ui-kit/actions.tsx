import { useState } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { urls } from '#domain/urls.ts';
import { Specimen, Specimens } from './specimen.tsx';

const words: Record<ButtonVariant, string> = {
  primary: 'Visit website',
  plain: 'Collect',
  quiet: 'Cancel',
  danger: 'Delete',
};

const variants = Object.keys(words) as ButtonVariant[];
const looks = ['rest', 'hover', 'active', 'focus'] as const;

export function ButtonStates() {
  return (
    <>
      {variants.map((variant) => (
        <Specimens key={variant}>
          {looks.map((look) => (
            <Specimen key={look} name={`${variant}, ${look}`}>
              <Button variant={variant} data-look={look === 'rest' ? undefined : look}>
                {words[variant]}
              </Button>
            </Specimen>
          ))}
          <Specimen name="disabled">
            <Button variant={variant} disabled>
              {words[variant]}
            </Button>
          </Specimen>
          <Specimen name="busy">
            <Button variant={variant} busy>
              {words[variant]}
            </Button>
          </Specimen>
        </Specimens>
      ))}
      <Specimens>
        <Specimen name="sm, 28">
          <Button size="sm">Small</Button>
        </Specimen>
        <Specimen name="md, 36">
          <Button>Medium</Button>
        </Specimen>
        <Specimen name="lg, 44">
          <Button size="lg">Large</Button>
        </Specimen>
        <Specimen name="icon before">
          <Button>
            <PageIcon name="bookmark" />
            Collect
          </Button>
        </Specimen>
        <Specimen name="link">
          <ButtonLink href={urls.websites()}>
            Websites
            <Icon name="arrow" />
          </ButtonLink>
        </Specimen>
        <Specimen name="press to save">
          <SaveButton />
        </Specimen>
      </Specimens>
    </>
  );
}

const savingMs = 1_200;

function SaveButton() {
  const [saving, setSaving] = useState(false);
  function save() {
    setSaving(true);
    setTimeout(() => setSaving(false), savingMs);
  }
  return (
    <Button busy={saving} onClick={save}>
      Save changes
    </Button>
  );
}

export function IconButtonStates() {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Specimens>
        {looks.map((look) => (
          <Specimen key={look} name={look}>
            <IconButton
              label={`Share, ${look}`}
              icon={<PageIcon name="share" />}
              data-look={look === 'rest' ? undefined : look}
            />
          </Specimen>
        ))}
        <Specimen name="pressed">
          <IconButton
            label="Collected"
            icon={<PageIcon name="bookmark" />}
            pressed={pressed}
            onClick={() => setPressed(!pressed)}
          />
        </Specimen>
        <Specimen name="disabled">
          <IconButton label="Share, disabled" icon={<PageIcon name="share" />} disabled />
        </Specimen>
      </Specimens>
      <Specimens>
        <Specimen name="sm, 28">
          <IconButton size="sm" label="More, small" icon={<PageIcon name="more" />} />
        </Specimen>
        <Specimen name="md, 36">
          <IconButton label="More, medium" icon={<PageIcon name="more" />} />
        </Specimen>
        <Specimen name="lg, 44">
          <IconButton size="lg" label="More, large" icon={<PageIcon name="more" />} />
        </Specimen>
      </Specimens>
    </>
  );
}

export function LinkStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="prose">
        <p>
          Facts are read from the page by{' '}
          <Link className="prose" href={urls.websites()}>
            the websites
          </Link>{' '}
          themselves.
        </p>
      </Specimen>
      <Specimen name="prose, focus">
        <p>
          Facts are read from{' '}
          <Link className="prose" href={urls.websites()} data-look="focus">
            the page itself
          </Link>
          .
        </p>
      </Specimen>
      <Specimen name="to another site">
        <p>
          Set in{' '}
          <Link className="prose" href="https://github.com/Instrument/instrument-sans">
            Instrument Sans
          </Link>
          .
        </p>
      </Specimen>
      <Specimen name="beside a heading">
        <Link className="more" href={urls.popular()}>
          All popular websites
          <Icon name="arrow" />
        </Link>
      </Specimen>
    </Specimens>
  );
}
