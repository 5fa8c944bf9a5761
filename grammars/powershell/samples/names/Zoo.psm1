# Makes a sound.
function Write-Sound {
    param([string]$Text)
    Write-Host $Text
}

class Animal {
    [string]$Name
    [void] Speak() { Write-Sound -Text $this.Name }
}

class Cat : Animal {
    Cat([string]$name) { $this.Name = $name }
}

enum Size {
    Small
    Big
}
