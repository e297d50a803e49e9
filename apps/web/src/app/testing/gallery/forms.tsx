import { HeartbeatIcon } from '@phosphor-icons/react/dist/csr/Heartbeat';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { useState } from 'react';
import { GallerySection, Row } from '#app/testing/gallery/section.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { RadioCards } from '#ui/option-cards.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

const weekdays = [
  ['monday', 'L', 'Lunes'],
  ['tuesday', 'M', 'Martes'],
  ['wednesday', 'X', 'Miércoles'],
  ['thursday', 'J', 'Jueves'],
  ['friday', 'V', 'Viernes'],
  ['saturday', 'S', 'Sábado'],
  ['sunday', 'D', 'Domingo'],
].map(([value = '', label = '', fullLabel = '']) => ({ value, label, fullLabel }));

const goals = ['Ganar fuerza', 'Perder peso', 'Prevenir lesiones'].map((goal) => ({ value: goal, label: goal }));
const levels = ['Principiante', 'Intermedio', 'Avanzado'].map((level) => ({ value: level, label: level }));
const types = [
  { value: 'Cardio', label: 'Cardio' },
  { value: 'Fuerza', label: 'Fuerza' },
];

export function GalleryForms() {
  const [chosenGoals, setGoals] = useState(['Ganar fuerza']);
  const [days, setDays] = useState(['monday', 'wednesday', 'thursday', 'saturday']);
  const [level, setLevel] = useState('Intermedio');
  const [reps, setReps] = useState(8);
  const [kilos, setKilos] = useState(5);
  return (
    <>
      <GallerySection title="Campos" span={7}>
        <div className="grid items-start gap-x-5 gap-y-2 sm:grid-cols-2">
          <TextField label="Nombre" placeholder="Lucía Ferrer" />
          <NumberField label="Altura" unit="cm" defaultValue={172} />
          <TextField label="Email" type="email" defaultValue="lucia@club" error="Email inválido" />
          <TextField
            label="Confirmar contraseña"
            type="password"
            defaultValue="12345678"
            error="Las contraseñas no coinciden"
            hint="Al menos 8 caracteres."
          />
          <TextField label="Email" defaultValue="lucia@club.es" readOnly hint="El email no se puede cambiar." />
          <Select label="Rutina" disabled options={[{ value: '', label: 'No hay rutinas de este tipo' }]} />
          <Select label="Tipo de entrenamiento" options={types} />
          <TextArea label="Notas" placeholder="¿Cómo ha ido?" />
        </div>
        <div className="grid gap-x-5 sm:grid-cols-2">
          <Checkbox label="Acepto los términos y la política de privacidad" defaultChecked />
          <Checkbox label="Quiero recibir consejos por email" error="Debes aceptar los términos" />
        </div>
      </GallerySection>
      <GallerySection title="Selección" span={5}>
        <ChipGroup mode="multi" label="Objetivos" options={goals} value={chosenGoals} onChange={setGoals} />
        <Row>
          <Segmented label="Nivel" options={levels} value={level} onChange={setLevel} />
        </Row>
        <Tabs
          label="Resultado"
          tabs={[
            { id: 'routine', label: 'Rutina', content: <p>Core antirrotación, 25 min.</p> },
            { id: 'exercises', label: 'Ejercicios (6)', content: <p>Seis ejercicios.</p> },
          ]}
        />
        <Switch label="Avisar al terminar el descanso" defaultChecked />
        <ChipGroup mode="multi" row label="Días disponibles" options={weekdays} value={days} onChange={setDays} />
      </GallerySection>
      <GallerySection title="Pregunta" span={7}>
        <RadioCards
          name="challenge"
          defaultChecked={false}
          legend={<span className="heading-2">¿Cuál es tu mayor reto en la pista?</span>}
          options={[
            { value: 'power', label: 'Potencia', description: 'Mis golpes no llegan', icon: LightningIcon },
            {
              value: 'fitness',
              label: 'Condición física',
              description: 'Me vacío en el tercer set',
              icon: HeartbeatIcon,
            },
          ]}
        />
      </GallerySection>
      <GallerySection title="En pista" span={5}>
        <div className="court on-court grid gap-3 p-4">
          <div className="grid grid-cols-2 gap-3">
            <NumberStepper label="Repeticiones" value={reps} onChange={setReps} />
            <NumberStepper label="Peso" unit="kg" step={0.5} value={kilos} onChange={setKilos} />
          </div>
          <TextField label="Notas" defaultValue="Hombro bien" error="Demasiado largo" />
          <Button variant="saque" size="gym" full>
            Completar serie 3
          </Button>
        </div>
      </GallerySection>
    </>
  );
}
