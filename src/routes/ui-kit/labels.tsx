import { useState } from 'react';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { PillLink } from '#app/ui/pill.tsx';
import { Pill, Pills, RemovablePill } from '#app/ui/pills.tsx';
import { ProfilePicture } from '#app/ui/profile-picture.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const chosen = [
  { id: 'editorial', name: 'Editorial' },
  { id: 'orange', name: 'Orange', hex: '#e07a3a' },
  { id: 'serif', name: 'Serif' },
  { id: 'minimal', name: 'Minimal', excluded: true },
];

function nothing() {}

export function PillStates() {
  const [values, setValues] = useState(chosen);
  return (
    <>
      <Specimens fit="whole">
        <Specimen name="removable">
          <Pills
            label="Chosen filters"
            values={values}
            onRemove={(id) => setValues(values.filter((value) => value.id !== id))}
            onClear={() => setValues([])}
          />
          {values.length === 0 && (
            <Button size="sm" onClick={() => setValues(chosen)}>
              Choose again
            </Button>
          )}
        </Specimen>
      </Specimens>
      <Specimens>
        <Specimen name="shown">
          <Pill name="Editorial" />
        </Specimen>
        <Specimen name="colour">
          <Pill name="Orange" hex="#e07a3a" />
        </Specimen>
        <Specimen name="left out">
          <Pill name="Minimal" excluded />
        </Specimen>
        <Specimen name="link">
          <PillLink name="Serif" href="#link-pill" />
        </Specimen>
        <Specimen name="disabled">
          <RemovablePill name="Portfolio" disabled onRemove={nothing} />
        </Specimen>
      </Specimens>
    </>
  );
}

export function BadgeStates() {
  return (
    <Specimens>
      <Specimen name="neutral">
        <Badge>Template</Badge>
      </Specimen>
      <Specimen name="success">
        <Badge kind="success">Published</Badge>
      </Specimen>
      <Specimen name="info">
        <Badge kind="info">In review</Badge>
      </Specimen>
      <Specimen name="warning">
        <Badge kind="warning">Needs a picture</Badge>
      </Specimen>
      <Specimen name="error">
        <Badge kind="error">Refused</Badge>
      </Specimen>
    </Specimens>
  );
}

export function AvatarStates() {
  return (
    <Specimens>
      <Specimen name="picture">
        <Avatar name="Specimen" src="/favicon.svg" />
      </Specimen>
      <Specimen name="initials">
        <Avatar name="Ida Lindqvist" />
      </Specimen>
      <Specimen name="no picture">
        <Avatar name="" />
      </Specimen>
      <Specimen name="sm, 24">
        <Avatar name="Ida Lindqvist" size="sm" />
      </Specimen>
      <Specimen name="lg, 40">
        <Avatar name="Ida Lindqvist" size="lg" />
      </Specimen>
      <Specimen name="xl, 64">
        <Avatar name="Ida Lindqvist" size="xl" />
      </Specimen>
      <Specimen name="profile, by its slug">
        <ProfilePicture slug="ida-lindqvist" picture={null} />
      </Specimen>
      <Specimen name="in colours of its work">
        <ProfilePicture
          slug="studio-example"
          picture={null}
          colors={['#0d1b3e', '#ff4b3e', '#f4f1ea']}
        />
      </Specimen>
      <Specimen name="md, 56">
        <ProfilePicture slug="letters" picture={null} size="md" />
      </Specimen>
    </Specimens>
  );
}
